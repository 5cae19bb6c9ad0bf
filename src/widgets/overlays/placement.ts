export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 6
const margin = 8

/**
 * Returns the position of a floating box beside `anchor` in a window of size `viewport`, in pixels. The box flips to
 * the other side of the anchor if that side has more space, and never leaves the window at the left or right.
 */
export const place = (anchor: Box, size: Size, viewport: Size, wanted: Placement): { left: number; top: number } => {
  const below = viewport.height - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  const wantsBelow = wanted.startsWith('bottom')
  const fits = size.height <= (wantsBelow ? below : above)
  const goesBelow = fits ? wantsBelow : below >= above
  const top = goesBelow ? anchor.bottom + gap : anchor.top - gap - size.height
  const left = wanted.endsWith('start') ? anchor.left : anchor.right - size.width
  return {
    left: Math.max(margin, Math.min(left, viewport.width - size.width - margin)),
    top: Math.max(margin, Math.min(top, viewport.height - size.height - margin)),
  }
}
