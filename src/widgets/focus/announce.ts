/** In milliseconds: screen readers announce only changes of a live region that exists already. */
const DELAY_MS = 100
/** In milliseconds: how long the text stays, for users who read line by line. */
const STAYS_MS = 5000

let place: HTMLElement | undefined
let waiting: string[] = []
let cleared: ReturnType<typeof setTimeout> | undefined

/** One live region outside all dialogs, so that no dialog hides it. */
const makePlace = (): HTMLElement => {
  const made = document.createElement('div')
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  made.dataset.outsideDialogs = ''
  document.body.append(made)
  return made
}

/** Must run before the first announcement. */
export const prepareAnnouncements = (): void => {
  if (!place || !document.body.contains(place)) place = makePlace()
}

const speak = () => {
  if (place) place.textContent = waiting.join(' ')
  waiting = []
  clearTimeout(cleared)
  cleared = setTimeout(() => place?.replaceChildren(), STAYS_MS)
}

/**
 * Announces an effect of an action that is otherwise only visible: „Добавен: Иван Петров, избрани 2.“. Do not use it
 * for notices and lists, which announce themselves.
 */
export const announce = (text: string): void => {
  prepareAnnouncements()
  place?.replaceChildren()
  if (waiting.length === 0) setTimeout(speak, DELAY_MS)
  waiting.push(text)
}
