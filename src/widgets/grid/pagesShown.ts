/**
 * Returns the page buttons for page `current` (counted from 1) of `pages`: the first and last page, the pages next to
 * the current one, and null for two or more omitted pages. At most seven entries.
 */
export const pagesShown = (current: number, pages: number): (number | null)[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (current >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, current - 1, current, current + 1, null, pages]
}

/**
 * Returns the first row of the page that contains row `skip`, so that this row stays in view when the page size
 * changes.
 */
export const skipForSize = (skip: number, take: number): number => Math.floor(skip / take) * take
