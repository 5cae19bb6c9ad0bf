import { rowsAtOnce } from '../reading.ts'
import type { Opened } from './opened.ts'

export const cutTable = 'Таблицата е твърде голяма: показано е само началото ѝ.'

export type Sheet = { name: string; rows: readonly (readonly string[])[] }

/**
 * The maximum number of columns and length of a cell. Further columns and the end of longer cells are dropped with a
 * note.
 */
export const mostColumns = 100
export const longestCell = 1000
/**
 * The number of letters in one batch of rows after which cells are cut to `shortestCell`: a file of a few KB may name
 * the same long text in each of 100 000 cells.
 */
const mostLetters = 8_000_000
const shortestCell = 20

const cellCutter = () => {
  let letters = 0
  return (text: string): string => {
    const most = letters < mostLetters ? longestCell : shortestCell
    letters += Math.min(text.length, most)
    return text.length > most ? `${text.slice(0, most)}…` : text
  }
}

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
        ...(isLong ? [`От дългите клетки е показано само началото, най-много ${longestCell} знака.`] : []),
      ],
    },
    rows: (sheet, from) => {
      const shownCell = cellCutter()
      return (sheets[sheet]?.rows ?? [])
        .slice(from, from + rowsAtOnce)
        .map((row) => row.slice(0, mostColumns).map(shownCell))
    },
  }
}
