import { prepareAnnouncements } from './announce.ts'
import { focusNextPlace, wasMove } from './focusFallback.ts'
import { focusIsFree } from './focusIsFree.ts'
import { isElement, type Stop, stopsIn } from './focusStop.ts'
import { noteGaps } from './removedNodePosition.ts'
import { focusHeading } from './screenHeading.ts'

const memory = 8

/** Recently focused elements, the latest last. A click on a blank area clears the list. */
let focused: Stop[] = []

const note = ({ target }: FocusEvent) => {
  if (!isElement(target)) return
  focused = [...focused.filter((one) => one !== target && one.isConnected), target].slice(-memory)
}

/**
 * Focuses `main` if the focus is lost while one page replaces another. Does nothing if nothing was focused or the user
 * clicked a blank area.
 */
export const focusMain = (): void => {
  if (focused.length > 0 && focusIsFree()) document.querySelector('main')?.focus({ preventScroll: true })
}

const wasLeft = () =>
  setTimeout(() => {
    if (focusIsFree()) focused = []
  })

export const focusInsteadOf = (lost: Stop): void => {
  // After an action that changes the status, the record is refetched and another button may appear in the same place,
  // perhaps for something irreversible. So the heading gets the focus.
  if (wasMove(lost)) return void focusHeading()
  if (focusNextPlace(lost)) return
  const isFocused = focused.findLast((one) => {
    if (one === lost || !one.isConnected || one.closest('[data-outside-dialogs=""]')) return false
    one.focus({ preventScroll: true })
    return document.activeElement === one
  })
  if (!isFocused) focusHeading()
}

const isLost = (element: Stop, changes: readonly MutationRecord[]) =>
  !element.isConnected ||
  !(element.hasAttribute('tabindex') || stopsIn(element).includes(element)) ||
  changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))

/**
 * Moves the focus to a sensible place when the focused element is removed, moved, disabled or hidden. Other code that
 * sets the focus at the same moment has priority. Returns a function that stops the watching.
 */
export const keepFocus = (): (() => void) => {
  prepareAnnouncements()
  const restore = () => {
    const lost = focused.at(-1)
    if (!lost || !focusIsFree()) return
    if (lost.isConnected) lost.focus({ preventScroll: true })
    if (focusIsFree()) focusInsteadOf(lost)
  }
  const watcher = new MutationObserver((changes) => {
    noteGaps(changes)
    const last = focused.at(-1)
    if (last && focusIsFree() && isLost(last, changes)) setTimeout(restore)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  document.addEventListener('mousedown', wasLeft, true)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('mousedown', wasLeft, true)
  }
}
