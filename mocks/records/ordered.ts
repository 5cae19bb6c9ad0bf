import type { SortColumn } from '../../src/contract/shapes/base.ts'

/** How the rows of a list are compared by each column that sorts: a text per row. */
export type SortKeys<R> = Readonly<Record<string, (row: R) => string>>

/** For texts that people read: case and the quote before a name do not count. */
export const wordKey = (text: string): string => text.replace(/^[„"]/, '').toLowerCase()
const DIGITS = 10
/** By size; what is not known stands last. */
export const countKey = (n: number | null): string => (n === null ? '' : String(n).padStart(DIGITS, '0'))

/** Which of two sorted texts stands first: what has none stands last in both directions. */
export const comparedBy = (direction: SortColumn['direction'], a: string, b: string): number => {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return a < b === (direction === 'asc') ? -1 : 1
}

/**
 * The rows in the order of a column; without one, or by one that does not sort, as they are. Each key is made once;
 * equal rows keep the order they had, in both directions.
 */
export const ordered = <R>(rows: readonly R[], by: SortColumn | undefined, keys: SortKeys<R>): readonly R[] => {
  const keyOf = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName] : undefined
  if (!by || !keyOf) return rows
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => comparedBy(by.direction, a.key, b.key))
    .map(({ row }) => row)
}
