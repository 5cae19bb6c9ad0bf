/** Where the notice stands, from the bottom and the left, and its width, in pixels; `undefined` is the usual one. */
export type NoticePlace = { bottom?: number; left?: number; width?: number }
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

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
