/**
 * The delay in milliseconds before the text is set, because screen readers announce only changes of an existing live
 * region.
 */
const DELAY_MS = 100
/** The time in milliseconds for which the text stays in the live region, for users who read line by line. */
const STAYS_MS = 5000

let place: HTMLElement | undefined
let waiting: string[] = []
let cleared: ReturnType<typeof setTimeout> | undefined

/** Creates the only live region, outside all dialogs, so that no dialog hides it from screen readers. */
const makePlace = (): HTMLElement => {
  const made = document.createElement('div')
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  made.dataset.outsideDialogs = ''
  document.body.append(made)
  return made
}

/** Creates the live region; must run before the first announcement. */
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
 * Announces the effect of an action to screen readers, if it is otherwise only visible: „Добавен: Иван Петров, избрани
 * 2.“. Do not use it for notices and lists, which are announced already.
 */
export const announce = (text: string): void => {
  prepareAnnouncements()
  place?.replaceChildren()
  if (waiting.length === 0) setTimeout(speak, DELAY_MS)
  waiting.push(text)
}
