/**
 * The call sorts by creation date ascending (document 2, section 7), so the newest are its last rows. Pages are
 * therefore counted from the end: the first page is the last five rows, „Покажи още“ the five before them.
 */
export const pageSize = 5

export type Slice = { skip: number; take: number }

/** The rows just before row number `end` (exclusive); nothing before the first. */
export const sliceBefore = (end: number): Slice => {
  const skip = Math.max(0, end - pageSize)
  return { skip, take: end - skip }
}

export type Loaded<T> = { items: readonly T[]; from: number; total: number }

/** Loaded pages, newest first as they are drawn, each row once though rows may have been added between two pages. */
export const newestFirst = <T extends { id: number }>(pages: readonly Loaded<T>[]): T[] => {
  const seen = new Set<number>()
  return pages.flatMap(({ items }) => items.toReversed()).filter(({ id }) => !seen.has(id) && seen.add(id))
}
