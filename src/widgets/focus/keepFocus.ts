import { prepareAnnouncements } from './announce.ts'
import { focusIsFree } from './focusIsFree.ts'
import { isElement, type Stop, stopsIn } from './focusStop.ts'
import { noteGaps } from './gaps.ts'
import { focusNextPlace, wasMove } from './nextPlace.ts'
import { focusHeading } from './screenHeading.ts'

/** How many places are remembered to go back to. */
const memory = 8

/** What had the focus, the last one at the end; a press on a blank place of the page forgets them. */
let focused: Stop[] = []

const note = ({ target }: FocusEvent) => {
  if (!isElement(target)) return
  focused = [...focused.filter((one) => one !== target && one.isConnected), target].slice(-memory)
}

/**
 * While one screen has gone and the next is on its way: `main` takes over the focus that was lost with it. Nothing happens
 * where nothing had it, or where somebody has pressed a blank place of the page.
 */
export const focusMainMeanwhile = (): void => {
  if (focused.length > 0 && focusIsFree()) document.querySelector('main')?.focus({ preventScroll: true })
}

const wasLeft = () =>
  setTimeout(() => {
    if (focusIsFree()) focused = []
  })

/** Gives the focus to what comes in the place of an element that is gone or cannot have it. */
export const focusInsteadOf = (lost: Stop): void => {
  // After a move the record is read anew: the next one, perhaps for good, is not waiting under the same key.
  if (wasMove(lost)) return void focusHeading()
  if (focusNextPlace(lost)) return
  const isFocused = focused.findLast((one) => {
    if (one === lost || !one.isConnected || one.closest('[data-outside-dialogs=""]')) return false
    one.focus({ preventScroll: true })
    return document.activeElement === one
  })
  if (!isFocused) focusHeading()
}

/** Whether an element that had the focus has lost it by a change of the page. */
const isLost = (element: Stop, changes: readonly MutationRecord[]) =>
  !element.isConnected ||
  !(element.hasAttribute('tabindex') || stopsIn(element).includes(element)) ||
  changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))

/**
 * Keeps the focus somewhere: when what has it is removed, moved, switched off or hidden, what comes in its place gets it.
 * Whoever gives it to a better place in the same moment goes first. Gives what ends the keeping.
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
