export type DropPlace = 'before' | 'into' | 'after'

export type TreeDrop<N> = {
  may: (node: N, target: N, place: DropPlace) => boolean
  run: (node: N, target: N, place: DropPlace) => void
}

const EDGE = 0.28

/**
 * Returns the possible drop positions at a height within a line (`share`: 0 at the top, 1 at the bottom), the most
 * likely first: before or after the node near the edges, inside it in the middle.
 */
export const placesAt = (share: number): readonly DropPlace[] => {
  const [near, far] = share < 0.5 ? (['before', 'after'] as const) : (['after', 'before'] as const)
  return share < EDGE || share > 1 - EDGE ? [near, 'into', far] : ['into', near, far]
}
