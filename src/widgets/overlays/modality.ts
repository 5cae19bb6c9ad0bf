import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { focusIsFree } from '../focus/focusIsFree.ts'
import { focusInsteadOf } from '../focus/keepFocus.ts'
import { focusHeading } from '../focus/screenHeading.ts'
import { focusHasComeInto, frame, keepOutOfBehind } from './modalFocusTrap.ts'

const firstPlaces = [
  '[data-autofocus], [autofocus]',
  '.dialog-body :is(input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"], .tab)',
  '.dialog-foot button:last-of-type',
  frame,
]
const focusFirst = (layer: HTMLElement) =>
  firstPlaces
    .flatMap((place) => [...layer.querySelectorAll<HTMLElement>(place)])
    .some((element) => {
      element.focus()
      return document.activeElement === element
    })

/** True while a key or mouse button is down that may still cause a click. */
const mayPressMore = (event: Event | undefined): boolean =>
  event instanceof KeyboardEvent ? event.key !== 'Escape' : event instanceof MouseEvent && event.type !== 'click'

/**
 * Restores the focus after the current key or mouse press, which must not act on the newly focused element. Without a
 * press the focus is restored at once, because a delayed task may run after the next key.
 */
const afterPress = (giveBack: () => void): void => {
  if (mayPressMore(window.event)) setTimeout(giveBack)
  else queueMicrotask(giveBack)
}

/** The element to focus when the last dialog closes, stored while one dialog replaces another. */
let previousFocus: Element | null = null

/**
 * Makes the page behind `layer` unreachable and restores the focus afterwards. While `waiting`, the dialog has the
 * focus; then its first field gets it. With `covers`, the page behind is also hidden from search and copying.
 */
export const useModality = (layer: RefObject<HTMLElement | null>, waiting = false, covers = false): void => {
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null) return
    const before = (focusIsFree() && previousFocus) || document.activeElement
    const restorePage = keepOutOfBehind(element)
    return () => {
      if (element.contains(document.activeElement)) previousFocus = before
      // The page behind becomes usable at once, because the code that closes the dialog may focus an element there.
      restorePage()
      afterPress(() => {
        previousFocus = null
        if (!focusIsFree()) return
        if (!(before instanceof HTMLElement) || before === document.body) return focusHeading()
        before.focus()
        if (focusIsFree()) focusInsteadOf(before)
      })
    }
  }, [layer])
  useEffect(() => {
    const element = layer.current
    const own = element?.querySelector<HTMLElement>(frame)
    if (!element) return
    const isInside = element.contains(document.activeElement) && document.activeElement !== own
    if (!isInside && waiting) own?.focus()
    else if (!isInside) focusFirst(element)
    focusHasComeInto(element, covers)
  }, [layer, waiting, covers])
}
