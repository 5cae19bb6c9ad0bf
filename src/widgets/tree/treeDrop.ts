/** Where a dragged node is let go: beside another one, or in it. */
export type DropPlace = 'before' | 'into' | 'after'

/** What dragging means to the owner of a tree. */
export type TreeDrop<N> = {
  may: (node: N, target: N, place: DropPlace) => boolean
  run: (node: N, target: N, place: DropPlace) => void
}

const EDGE = 0.28

/**
 * What letting go may mean at this part of a line's height (0 to 1 from above), the likeliest first: near its edges it
 * is a place beside it, in its middle a place in it.
 */
export const placesAt = (share: number): readonly DropPlace[] => {
  const [near, far] = share < 0.5 ? (['before', 'after'] as const) : (['after', 'before'] as const)
  return share < EDGE || share > 1 - EDGE ? [near, 'into', far] : ['into', near, far]
}
