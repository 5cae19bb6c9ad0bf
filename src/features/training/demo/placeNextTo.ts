export type Box = { left: number; top: number; width: number; height: number }

const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const EDGE = 16
const AIR = 10

/**
 * Returns the position of the card: the first corner of the window (on a phone, the first edge) where the card does not
 * cover the target, otherwise the one with the least overlap.
 */
export const placeNextTo = (
  card: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  window: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> => {
  const right = Math.max(0, window.width - card.width - EDGE)
  const bottom = Math.max(0, window.height - card.height - EDGE)
  const left = Math.min(EDGE, right)
  const top = Math.min(EDGE, bottom)
  const corners = [
    { left: right, top: bottom },
    { left, top: bottom },
    { left: right, top },
    { left, top },
  ]
  const around = target && {
    left: target.left - AIR,
    top: target.top - AIR,
    width: target.width + 2 * AIR,
    height: target.height + 2 * AIR,
  }
  const covered = corners.map((corner) => (around ? overlapArea({ ...corner, ...card }, around) : 0))
  const best = covered.indexOf(Math.min(...covered))
  return corners[best] ?? { left: right, top: bottom }
}
