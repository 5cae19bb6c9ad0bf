import { focusIsFree } from './focusIsFree.ts'
import { focusPassive } from './focusStop.ts'

/** How long a better place than the heading is waited for. */
const LATE_HEADING_MS = 3000

/** The heading of a screen that has come, not of the grey shape that stands in its place before. */
const headingIn = (main: Element): HTMLElement | null =>
  [...main.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.closest('[aria-busy=true]') === null) ?? null

/**
 * Gives the focus to the heading of the screen; or to a better place, which may come a little later. Until the screen is
 * drawn `main` has the focus; a focus that goes elsewhere meanwhile stays there. Gives what ends the waiting.
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
  /** Whether there is nothing left to wait for. */
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
