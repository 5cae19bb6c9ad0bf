import type { Life } from './life.ts'

export type AuditCheck = readonly [title: string, check: (life: Life) => string[]]

export const describeMatching = <R>(rows: readonly R[], is: (row: R) => boolean, words: (row: R) => string): string[] =>
  rows.filter(is).map(words)

export const describeFalling = <R>(rows: readonly R[], keyOf: (row: R) => string | number, words: (row: R) => string) =>
  rows.filter((row, i) => i > 0 && keyOf(rows[i - 1] as R) > keyOf(row)).map(words)

export const findDuplicates = <R>(rows: readonly R[], keyOf: (row: R) => string): string[] => {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    if (seen.has(key)) return [key]
    seen.add(key)
    return []
  })
}

export const shareOutside = <R>(
  rows: readonly R[],
  is: (row: R) => boolean,
  [least, most]: readonly [number, number],
) => {
  const share = rows.filter(is).length / Math.max(1, rows.length)
  return rows.length > 30 && (share < least || share > most) ? [`${share.toFixed(2)} of ${rows.length}`] : []
}

export const latestDate = (dates: readonly (string | null)[]): string =>
  dates.reduce<string>((last, date) => (date !== null && date > last ? date : last), '')
