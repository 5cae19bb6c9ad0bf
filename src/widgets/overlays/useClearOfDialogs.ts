import { type RefObject, useLayoutEffect } from 'react'

/** Where the notice stands: its distance from the bottom and its width, in pixels; `undefined` is the usual one. */
type NoticePlace = { bottom?: number; width?: number }
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** The narrowest notice that is still easy to read, and the space around it. */
const narrowest = 200
const gap = 12

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The place of a notice at the bottom right (document 2, section 9) so that it hides no button of the dialog that is
 * open and no button hides it: the usual one when they do not meet; else beside the dialog, narrower, when there is
 * room; else above the dialog; else right over its foot.
 */
export const clearOfDialog = (notice: Box, dialog: Box, foot: Box, viewHeight: number): NoticePlace => {
  if (!overlap(notice, dialog)) return {}
  const beside = notice.right - dialog.right - gap
  if (beside >= narrowest) return { width: beside }
  const height = notice.bottom - notice.top
  if (dialog.top >= height + 2 * gap) return { bottom: viewHeight - dialog.top + gap }
  return overlap(notice, foot) || notice.bottom > foot.top ? { bottom: viewHeight - foot.top + gap } : {}
}

/** The same for what has the focus on the page itself: the notice stands over it, if there is room there. */
export const clearOfFocus = (notice: Box, focused: Box, viewHeight: number): NoticePlace => {
  const height = notice.bottom - notice.top
  if (!overlap(notice, focused) || focused.top < height + 2 * gap) return {}
  return { bottom: viewHeight - focused.top + gap }
}

/** What has the focus, unless that is the whole page or the notice itself. */
const focusedBeside = (toaster: HTMLElement): Element | null => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.id === 'main' || toaster.contains(focused)
    ? null
    : focused
}

const openDialogs = '.veil > .dialog'

/**
 * Keeps the notice off the buttons of the innermost dialog, or off what has the focus, while one is shown; `shown` is
 * null when there is none.
 */
export const useClearOfDialogs = (toaster: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = toaster.current
    if (shown === null || element === null) return
    const settle = () => {
      element.style.removeProperty('bottom')
      element.style.removeProperty('width')
      // The page ends so much lower that whatever the notice covers can be moved from under it.
      document.documentElement.style.setProperty('--notice', `${element.offsetHeight}px`)
      const dialog = [...document.querySelectorAll<HTMLElement>(openDialogs)].at(-1)
      const focused = focusedBeside(element)
      if (!dialog && focused) {
        const { bottom } = clearOfFocus(element.getBoundingClientRect(), focused.getBoundingClientRect(), innerHeight)
        if (bottom !== undefined) element.style.bottom = `${bottom}px`
      }
      if (!dialog) return
      const foot = dialog.querySelector(':scope > .dialog-foot') ?? dialog
      const boxes = [element, dialog, foot].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
      const { bottom, width } = clearOfDialog(...boxes, window.innerHeight)
      if (bottom !== undefined) element.style.bottom = `${bottom}px`
      if (width !== undefined) element.style.width = `${width}px`
    }
    const sizes = new ResizeObserver(settle)
    const watchDialogs = () => {
      sizes.disconnect()
      for (const one of document.querySelectorAll(openDialogs)) sizes.observe(one)
      settle()
    }
    watchDialogs()
    // Dialogs stand directly in the body.
    const dialogs = new MutationObserver(watchDialogs)
    dialogs.observe(document.body, { childList: true })
    window.addEventListener('resize', settle)
    return () => {
      document.documentElement.style.removeProperty('--notice')
      sizes.disconnect()
      dialogs.disconnect()
      window.removeEventListener('resize', settle)
    }
  }, [toaster, shown])
}
