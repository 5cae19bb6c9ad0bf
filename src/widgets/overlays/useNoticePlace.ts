import { type RefObject, useLayoutEffect } from 'react'
import { type Box, clearOfDialog, clearOfFocus, clearOfPage, type NoticePlace } from './noticePlace.ts'

/** A selector for elements that a notice must not cover: rows, controls, bars. */
const needed =
  'main :is(tr[data-row], a, button, input, select, textarea, label, .sticky-bar), .paginator-shown, .side, .top, .practice'

const boxesTaken = (toaster: HTMLElement): Box[] =>
  [...document.querySelectorAll(needed)]
    .filter((one) => !toaster.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
    .map(({ left, right, top, bottom }) => ({ left: left - 4, right: right + 4, top, bottom }))

/** The width of a narrowed notice, in pixels. */
const narrow = 270
const openDialogs = '.veil > .dialog'

const freePlaceOf = (element: HTMLElement): NoticePlace | undefined => {
  const view = { height: innerHeight, left: document.querySelector('main')?.getBoundingClientRect().left ?? 0 }
  const taken = boxesTaken(element)
  const place = clearOfPage(element.getBoundingClientRect(), taken, view)
  if (place) return place
  element.style.width = `${narrow}px`
  const narrower = clearOfPage(element.getBoundingClientRect(), taken, view)
  element.style.removeProperty('width')
  return narrower && { ...narrower, width: narrow }
}

const placeOf = (element: HTMLElement): NoticePlace => {
  const notice = element.getBoundingClientRect()
  const dialog = [...document.querySelectorAll<HTMLElement>(openDialogs)].at(-1)
  if (dialog) {
    const foot = dialog.querySelector(':scope > .dialog-foot') ?? dialog
    return clearOfDialog(notice, dialog.getBoundingClientRect(), foot.getBoundingClientRect(), innerHeight)
  }
  const focused = document.activeElement
  return (
    freePlaceOf(element) ??
    (focused && focused.id !== 'main' ? clearOfFocus(notice, focused.getBoundingClientRect(), innerHeight) : {})
  )
}

const sides = ['bottom', 'left', 'width'] as const

/**
 * Finds a place where the notice covers no buttons of the innermost dialog, or without a dialog no controls of the
 * page. `shown` is null if there is no notice.
 */
export const useNoticePlace = (toaster: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = toaster.current
    if (shown === null || element === null) return
    const settle = () => {
      for (const side of sides) element.style.removeProperty(side)
      // Extends the page by the notice's height, so that covered content can be scrolled into view.
      document.documentElement.style.setProperty('--notice', `${element.offsetHeight}px`)
      const place = placeOf(element)
      for (const side of sides) if (place[side] !== undefined) element.style[side] = `${place[side]}px`
    }
    const sizes = new ResizeObserver(settle)
    const watchDialogs = () => {
      sizes.disconnect()
      // New rows may appear under the notice, so the sizes of these elements are observed.
      for (const one of document.querySelectorAll(`${openDialogs}, main > *`)) sizes.observe(one)
      settle()
    }
    watchDialogs()
    const dialogs = new MutationObserver(watchDialogs)
    dialogs.observe(document.body, { childList: true })
    const main = document.querySelector('main')
    if (main) dialogs.observe(main, { childList: true, subtree: true })
    window.addEventListener('resize', settle)
    return () => {
      document.documentElement.style.removeProperty('--notice')
      sizes.disconnect()
      dialogs.disconnect()
      window.removeEventListener('resize', settle)
    }
  }, [toaster, shown])
}
