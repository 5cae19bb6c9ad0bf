import { rowsAtOnce } from '../reading.ts'
import type { Opened } from './opened.ts'

export type Sheet = { name: string; rows: readonly (readonly string[])[] }

/**
 * The maximum number of columns and length of a cell. Further columns and the end of longer cells are dropped with a
 * note.
 */
export const mostColumns = 100
export const longestCell = 1000

const shownCell = (text: string): string => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)

export const openedSheets = (sheets: readonly Sheet[], notes: readonly string[]): Opened => {
  const widest = (rows: Sheet['rows']) => rows.reduce((most, { length }) => Math.max(most, length), 0)
  const sized = sheets.map(({ name, rows }) => ({ name, rows: rows.length, columns: widest(rows) }))
  const isWide = sized.some(({ columns }) => columns > mostColumns)
  const isLong = sheets.some(({ rows }) => rows.some((row) => row.some((cell) => cell.length > longestCell)))
  return {
    reading: {
      kind: 'sheets',
      sheets: sized.map((sheet) => ({ ...sheet, columns: Math.min(sheet.columns, mostColumns) })),
      notes: [
        ...notes,
        ...(isWide ? [`Показани са първите ${mostColumns} колони.`] : []),
        ...(isLong ? [`От дългите клетки са показани първите ${longestCell} знака.`] : []),
      ],
    },
    rows: (sheet, from) =>
      (sheets[sheet]?.rows ?? []).slice(from, from + rowsAtOnce).map((row) => row.slice(0, mostColumns).map(shownCell)),
  }
}
