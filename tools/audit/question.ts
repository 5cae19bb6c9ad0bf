import type { Life } from './life.ts'

/** What an auditor asks a world: the records that say something that cannot be. */
export type Question = readonly [title: string, ask: (life: Life) => string[]]

/** What rows an auditor names: each by its words when it offends. */
export const offending = <R>(rows: readonly R[], is: (row: R) => boolean, words: (row: R) => string): string[] =>
  rows.filter(is).map(words)

/** Rows in which a value falls below that of the row before it. */
export const falling = <R>(rows: readonly R[], keyOf: (row: R) => string | number, words: (row: R) => string) =>
  rows.filter((row, i) => i > 0 && keyOf(rows[i - 1] as R) > keyOf(row)).map(words)

/** What several rows have that only one may have. */
export const doubled = <R>(rows: readonly R[], keyOf: (row: R) => string): string[] => {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    if (seen.has(key)) return [key]
    seen.add(key)
    return []
  })
}

/** A share that is not between two bounds, as one sentence; of few rows nobody asks for one. */
export const shareOutside = <R>(
  rows: readonly R[],
  is: (row: R) => boolean,
  [least, most]: readonly [number, number],
) => {
  const share = rows.filter(is).length / Math.max(1, rows.length)
  return rows.length > 30 && (share < least || share > most) ? [`${share.toFixed(2)} of ${rows.length}`] : []
}

/** The last one of ISO texts; '' where there is none. */
export const latest = (dates: readonly (string | null)[]): string =>
  dates.reduce<string>((last, date) => (date !== null && date > last ? date : last), '')
