import type { SortColumn } from '../../src/contract/shapes/base.ts'

/** How the rows of a list are compared by each column that sorts: a text per row. */
export type SortKeys<R> = Readonly<Record<string, (row: R) => string>>

/** For texts that people read: case and the quote before a name do not count. */
export const wordKey = (text: string): string => text.replace(/^[„"]/, '').toLowerCase()
const DIGITS = 10
/** By size; what is not known stands before nought. */
export const countKey = (n: number | null): string => (n === null ? '' : String(n).padStart(DIGITS, '0'))

/**
 * The rows in the order of a column; without one, or by one that does not sort, as they are. Each key is made once;
 * equal rows keep the order they had, in both directions.
 */
export const ordered = <R>(rows: readonly R[], by: SortColumn | undefined, keys: SortKeys<R>): readonly R[] => {
  const keyOf = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName] : undefined
  if (!by || !keyOf) return rows
  const sign = by.direction === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
    .map(({ row }) => row)
}
