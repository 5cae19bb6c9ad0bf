/** A screen reader hears a change only of a place that it knows already. */
const DELAY_MS = 100
/** How long it stays for whoever reads the page line by line. */
const STAYS_MS = 5000

let place: HTMLElement | undefined
let waiting: string[] = []
let cleared: ReturnType<typeof setTimeout> | undefined

/** One place for the whole application, beside all dialogs, so that none of them silences it. */
const makePlace = (): HTMLElement => {
  const made = document.createElement('div')
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  made.dataset.outsideDialogs = ''
  document.body.append(made)
  return made
}

/** Puts the place into the page, so that it is known before anything is said in it. */
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
 * Says politely what a press has done, to those who do not see it: „Добавен: Иван Петров, избрани 2.“. Not for what a
 * notice or a list says already.
 */
export const announce = (text: string): void => {
  prepareAnnouncements()
  place?.replaceChildren()
  if (waiting.length === 0) setTimeout(speak, DELAY_MS)
  waiting.push(text)
}
