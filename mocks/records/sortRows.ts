import type { SortColumn } from '../../src/contract/shapes/base.ts'

export type SortKeys<R> = Readonly<Record<string, (row: R) => string>>

/** For names: case and a leading quote are ignored. */
export const wordKey = (text: string): string => text.replace(/^[„"]/, '').toLowerCase()
const DIGITS = 10
/** Sorted by size; unknown values come last. */
export const countKey = (n: number | null): string => (n === null ? '' : String(n).padStart(DIGITS, '0'))

/** Compares two texts; empty ones come last in both directions. */
export const comparedBy = (direction: SortColumn['direction'], a: string, b: string): number => {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return a < b === (direction === 'asc') ? -1 : 1
}

/**
 * The rows sorted by a column; unchanged without a sortable column. Each key is computed once; the sort is stable in
 * both directions.
 */
export const ordered = <R>(rows: readonly R[], by: SortColumn | undefined, keys: SortKeys<R>): readonly R[] => {
  const keyOf = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName] : undefined
  if (!by || !keyOf) return rows
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => comparedBy(by.direction, a.key, b.key))
    .map(({ row }) => row)
}
