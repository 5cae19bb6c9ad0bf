import type { SortColumn } from '../../src/contract/shapes/base.ts'

export type SortKeys<R> = Readonly<Record<string, (row: R) => string>>

export const wordKey = (text: string): string => text.replace(/^[„"]/, '').toLowerCase()
const DIGITS = 10
/** Returns a text that sorts like the number. Null becomes '', which comes last in a sorted list. */
export const countKey = (n: number | null): string => (n === null ? '' : String(n).padStart(DIGITS, '0'))

/** Compares two texts. Empty texts come last, ascending as well as descending. */
export const compareTexts = (direction: SortColumn['direction'], a: string, b: string): number => {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return a < b === (direction === 'asc') ? -1 : 1
}

/**
 * Sorts the rows and keeps the order of equal rows in both directions. Without a sortable column the rows are
 * unchanged.
 */
export const sortRows = <R>(rows: readonly R[], by: SortColumn | undefined, keys: SortKeys<R>): readonly R[] => {
  const keyOf = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName] : undefined
  if (!by || !keyOf) return rows
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareTexts(by.direction, a.key, b.key))
    .map(({ row }) => row)
}
