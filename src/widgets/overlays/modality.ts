import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { focusIsFree } from '../focus/focusIsFree.ts'
import { focusInsteadOf } from '../focus/keepFocus.ts'
import { focusHeading } from '../focus/screenHeading.ts'
import { focusHasComeInto, frame, keepOutOfBehind } from './pageBehind.ts'

const firstPlaces = [
  '[data-autofocus], [autofocus]',
  '.dialog-body :is(input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"], .tab)',
  '.dialog-foot button:last-of-type',
  frame,
]
/** Gives the focus to the first that takes it: what is folded away on this screen does not. */
const focusFirst = (layer: HTMLElement) =>
  firstPlaces
    .flatMap((place) => [...layer.querySelectorAll<HTMLElement>(place)])
    .some((element) => {
      element.focus()
      return document.activeElement === element
    })

/** Whether what is under way may still press something: an Enter that is down, the mouse before its click. */
const mayPressMore = (event: Event | undefined): boolean =>
  event instanceof KeyboardEvent ? event.key !== 'Escape' : event instanceof MouseEvent && event.type !== 'click'

/**
 * Gives the focus back once it presses nothing by that. At once wherever possible: a task may have to wait for the next
 * frame, and the next key comes before it.
 */
const afterPress = (giveBack: () => void): void => {
  if (mayPressMore(window.event)) setTimeout(giveBack)
  else queueMicrotask(giveBack)
}

/** Where the focus came from, while one dialog takes the place of another in the same moment. */
let previousFocus: Element | null = null

/**
 * Keeps everybody out of the page behind `layer`, and gives the focus back afterwards. While it is `waiting` for its
 * fields the dialog has the focus, then the first field. When it `covers` the page, nothing of that can be found or
 * copied.
 */
export const useModality = (layer: RefObject<HTMLElement | null>, waiting = false, covers = false): void => {
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null) return
    const before = (focusIsFree() && previousFocus) || document.activeElement
    const letIn = keepOutOfBehind(element)
    return () => {
      if (element.contains(document.activeElement)) previousFocus = before
      // At once: whoever closed it may give the focus to something behind.
      letIn()
      afterPress(() => {
        previousFocus = null
        if (!focusIsFree()) return
        // It was opened by a key from nowhere.
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
