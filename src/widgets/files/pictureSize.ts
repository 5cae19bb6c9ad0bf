import type { Turn } from './ViewerTools.tsx'

export type Size = { width: number; height: number }

const isOnSide = (turn: Turn): boolean => turn === 90 || turn === 270

export const rotatedSize = ({ width, height }: Size, turn: Turn): Size =>
  isOnSide(turn) ? { width: height, height: width } : { width, height }

export const fitOf = (picture: Size, place: Size): number => {
  if (picture.width === 0 || picture.height === 0) return 1
  return Math.min(1, place.width / picture.width, place.height / picture.height)
}

/** The maximum number of screen pixels per picture pixel, in each direction. */
const mostDots = 4

/**
 * Returns zoom levels relative to „fit“. They double until a picture pixel covers four screen pixels, so that wide
 * scans are readable. The highest level is at least 4.
 */
export const zoomSteps = (fit: number): number[] => {
  const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
  for (let step = 8; step * fit <= mostDots; step *= 2) steps.push(step)
  return steps
}
