/**
 * Which page buttons are drawn for page `current` (1 is the first) of `pages`: the ends, the neighbours, and a gap (null)
 * where two or more are left out. Never more than seven entries.
 */
export const pagesShown = (current: number, pages: number): (number | null)[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (current >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, current - 1, current, current + 1, null, pages]
}

/** The skip that keeps the first shown row in sight when the page size changes. */
export const skipForSize = (skip: number, take: number): number => Math.floor(skip / take) * take
