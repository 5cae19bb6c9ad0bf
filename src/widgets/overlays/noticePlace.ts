/**
 * The place of a notice in pixels: distance from the bottom and the left, and width. An undefined value means the
 * default.
 */
export type NoticePlace = { bottom?: number; left?: number; width?: number }
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** The minimum width of a notice, in pixels. */
const narrowest = 200
const gap = 12

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Places a notice so that it covers no button of an open dialog. It tries the default place at the bottom right
 * (specification 2, section 9), then a narrower notice beside the dialog, then above the dialog, then above its footer.
 */
export const clearOfDialog = (notice: Box, dialog: Box, foot: Box, viewHeight: number): NoticePlace => {
  if (!overlap(notice, dialog)) return {}
  const width = notice.right - dialog.right - gap
  if (width >= narrowest) return { width }
  const height = notice.bottom - notice.top
  if (dialog.top >= height + 2 * gap) return { bottom: viewHeight - dialog.top + gap }
  return overlap(notice, foot) || notice.bottom > foot.top ? { bottom: viewHeight - foot.top + gap } : {}
}

const step = 16

/**
 * Returns a place where the notice covers no control of the page: the default, else further left along the bottom, else
 * higher along the right edge. Undefined if there is none.
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
  const lower = Math.min(0, notice.bottom + gap / 2 - view.height)
  for (let left = 0; left <= notice.left - view.left; left += step)
    for (const up of [0, lower])
      if (isFree({ left, up })) return { bottom: view.height - notice.bottom + up, left: notice.left - left }
  for (let up = step; up <= notice.top; up += step)
    if (isFree({ left: 0, up })) return { bottom: view.height - notice.bottom + up }
  return undefined
}

/**
 * Returns a place above the focused element, if possible. It is used if the notice covers something everywhere else.
 */
export const clearOfFocus = (notice: Box, focused: Box, viewHeight: number): NoticePlace => {
  const height = notice.bottom - notice.top
  if (!overlap(notice, focused) || focused.top < height + 2 * gap) return {}
  return { bottom: viewHeight - focused.top + gap }
}
