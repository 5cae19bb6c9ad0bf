import { focusIsFree } from './focusIsFree.ts'
import { focusPassive } from './focusStop.ts'

const LATE_HEADING_MS = 3000

/** Returns the heading, but not the heading of a skeleton. */
const headingIn = (main: Element): HTMLElement | null =>
  [...main.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.closest('[aria-busy=true]') === null) ?? null

/**
 * Focuses the heading of the page, or a better target that may appear a little later. `main` has the focus until then.
 * If the user moves the focus meanwhile, it stays there. Returns a function that stops the waiting.
 */
export const focusHeading = (better?: () => HTMLElement | null): (() => void) => {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return () => undefined
  let given: HTMLElement | null = null
  const give = (place: HTMLElement) => {
    if (place === given) return
    given = place
    if (place.tabIndex >= 0) place.focus()
    else focusPassive(place)
  }
  /** Focuses the best target that is present. Returns true when the waiting is over. */
  const arrive = (): boolean => {
    const best = better?.() ?? null
    give(best ?? headingIn(main) ?? main)
    return best !== null || (!better && given !== main)
  }
  if (arrive()) return () => undefined
  const watcher = new MutationObserver(() => {
    const isWaiting = focusIsFree() || document.activeElement === given
    if (!isWaiting || arrive()) watcher.disconnect()
  })
  watcher.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const timer = better && setTimeout(() => watcher.disconnect(), LATE_HEADING_MS)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
  }
}
