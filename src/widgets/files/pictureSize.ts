import type { Turn } from './ViewerTools.tsx'

export type Size = { width: number; height: number }

const isOnSide = (turn: Turn): boolean => turn === 90 || turn === 270

/** A picture as it lies after the turn. */
export const turned = ({ width, height }: Size, turn: Turn): Size =>
  isOnSide(turn) ? { width: height, height: width } : { width, height }

/** How much a picture is made smaller so that the whole of it is in the place; it is never made larger. */
export const fitOf = (picture: Size, place: Size): number => {
  if (picture.width === 0 || picture.height === 0) return 1
  return Math.min(1, place.width / picture.width, place.height / picture.height)
}

/** A dot of the picture takes at most so many dots of the screen. */
const mostDots = 4

/**
 * The steps of enlarging over what fits: doubled until each dot of the picture is four of the screen, so that the words of
 * a very wide scan are read too. At least up to four times.
 */
export const zoomSteps = (fit: number): number[] => {
  const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
  for (let step = 8; step * fit <= mostDots; step *= 2) steps.push(step)
  return steps
}
