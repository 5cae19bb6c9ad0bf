import { type RefObject, useLayoutEffect } from 'react'

/** Where the notice stands, from the bottom and the left, and its width, in pixels; `undefined` is the usual one. */
type NoticePlace = { bottom?: number; left?: number; width?: number }
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** The narrowest notice that is still easy to read, and the space around it. */
const narrowest = 200
const gap = 12

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The place of a notice at the bottom right (document 2, section 9). It hides no button of an open dialog and none
 * hides it: the usual place, else beside the dialog, narrower, else above it, else right over its foot.
 */
export const clearOfDialog = (notice: Box, dialog: Box, foot: Box, viewHeight: number): NoticePlace => {
  if (!overlap(notice, dialog)) return {}
  const beside = notice.right - dialog.right - gap
  if (beside >= narrowest) return { width: beside }
  const height = notice.bottom - notice.top
  if (dialog.top >= height + 2 * gap) return { bottom: viewHeight - dialog.top + gap }
  return overlap(notice, foot) || notice.bottom > foot.top ? { bottom: viewHeight - foot.top + gap } : {}
}

const step = 16
/** Of a notice for which the usual width finds no free place. */
const narrow = 270

/**
 * The place of a notice where it covers nothing that somebody may need: the usual one; else to the left along the
 * bottom (between the count and the pages of a list); else up along the right edge. Undefined: all is taken.
 */
export const clearOfPage = (
  notice: Box,
  taken: readonly Box[],
  view: { height: number; left: number },
): NoticePlace | undefined => {
  const isFree = (by: { left: number; up: number }) => {
    const { left, right, top, bottom } = notice
    const moved = { left: left - by.left, right: right - by.left, top: top - by.up, bottom: bottom - by.up }
    return !taken.some((one) => overlap(moved, one))
  }
  if (isFree({ left: 0, up: 0 })) return {}
  // A little lower it fits beside what stands in the foot of a list.
  const lower = Math.min(0, notice.bottom + gap / 2 - view.height)
  for (let left = 0; left <= notice.left - view.left; left += step)
    for (const up of [0, lower])
      if (isFree({ left, up })) return { bottom: view.height - notice.bottom + up, left: notice.left - left }
  for (let up = step; up <= notice.top; up += step)
    if (isFree({ left: 0, up })) return { bottom: view.height - notice.bottom + up }
  return undefined
}

/** Where all is taken, it stands at least over what has the focus, if there is room there. */
export const clearOfFocus = (notice: Box, focused: Box, viewHeight: number): NoticePlace => {
  const height = notice.bottom - notice.top
  if (!overlap(notice, focused) || focused.top < height + 2 * gap) return {}
  return { bottom: viewHeight - focused.top + gap }
}

/** What somebody may need: rows, whatever can be pressed or typed into, bars. */
const needed =
  'main :is(tr[data-row], a, button, input, select, textarea, label, .sticky-bar), .paginator-shown, .side, .top'

const boxesTaken = (toaster: HTMLElement): Box[] =>
  [...document.querySelectorAll(needed)]
    .filter((one) => !toaster.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
    .map(({ left, right, top, bottom }) => ({ left: left - 4, right: right + 4, top, bottom }))

const openDialogs = '.veil > .dialog'

/** A free place for the notice as it is, else for a narrower one of more lines. */
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
 * Finds a free place for the notice while one is shown: off the buttons of the innermost dialog, or off what is needed
 * on the page. `shown` is null when there is none.
 */
export const useNoticePlace = (toaster: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = toaster.current
    if (shown === null || element === null) return
    const settle = () => {
      for (const side of sides) element.style.removeProperty(side)
      // The page ends so much lower that whatever the notice covers can be moved from under it.
      document.documentElement.style.setProperty('--notice', `${element.offsetHeight}px`)
      const place = placeOf(element)
      for (const side of sides) if (place[side] !== undefined) element.style[side] = `${place[side]}px`
    }
    const sizes = new ResizeObserver(settle)
    const watchDialogs = () => {
      sizes.disconnect()
      // A page that grows by its rows puts them where the notice stands.
      for (const one of document.querySelectorAll(`${openDialogs}, main > *`)) sizes.observe(one)
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
