import type { PlacedNode } from './layout.ts'

type Spot = Pick<PlacedNode, 'x' | 'y'> & { id: number }

const distance = (from: Spot, to: Spot): number => Math.abs(to.x - from.x) + 2 * Math.abs(to.y - from.y)

const nearestInLane = (spots: readonly Spot[], from: Spot, isRight: boolean): Spot | undefined =>
  spots.filter(({ x }) => (isRight ? x > from.x : x < from.x)).sort((a, b) => distance(from, a) - distance(from, b))[0]

/**
 * Returns the step to which a key moves the focus; undefined for any other key. Left and right lead to the nearest step
 * in another lane.
 */
export const stepAfter = (nodes: readonly PlacedNode[], from: number, key: string): number | undefined => {
  const spots = nodes
    .flatMap(({ kind, step, x, y }) => (kind === 'step' ? [{ id: step.id, x, y }] : []))
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const at = spots.findIndex(({ id }) => id === from)
  const here = spots[at]
  if (!here) return undefined
  if (key === 'Home') return spots[0]?.id
  if (key === 'End') return spots.at(-1)?.id
  if (key === 'ArrowDown') return spots[at + 1]?.id
  if (key === 'ArrowUp') return spots[at - 1]?.id
  if (key === 'ArrowRight' || key === 'ArrowLeft') return nearestInLane(spots, here, key === 'ArrowRight')?.id
  return undefined
}
