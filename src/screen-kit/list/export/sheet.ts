import { cellText } from '../../../rules/words/cellText.ts'
import { widthOfTexts } from '../../../rules/words/columnWidth.ts'
import { isPractice } from '../../../transport/config.ts'
import type { Reckoned, WordedColumn } from '../../../widgets/grid/gridColumn.ts'

const top = { wrap: true, alignVertical: 'top' as const }
/** The words of a cell, or the day or number that a spreadsheet reckons with. */
export const cellOf = (text: string, reckoned: Reckoned): SheetCell => {
  if (reckoned === null) return { value: cellText(text), type: String, ...top }
  return 'day' in reckoned
    ? { value: new Date(`${reckoned.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', ...top }
    : { value: reckoned.number, type: Number, ...top }
}

/** The cells of a sheet: a row of headers, then every row in words, its days and numbers as a spreadsheet takes them. */
export const cellsOf = <R>(columns: readonly WordedColumn<R>[], rows: readonly R[]) => [
  columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) => columns.map(({ text, reckoned }) => cellOf(text(row), reckoned?.(row) ?? null))),
]

const trainingMark = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold' as const, color: '#c00000' }]

export type SheetCell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor | 'Formula'
  format?: string
  fontWeight?: 'bold'
  wrap?: boolean
  alignVertical?: 'top'
}
type File = {
  title: string
  /** How wide each column is, in letters. */
  widths: readonly number[]
  /** Up to which of its rows the headers reach, which stay in sight. */
  headers: number
  /** How many rows under the headers a filter chooses from; absent of what is no list. */
  filtered?: number
  /** The rows; formulas in them are told how many rows stand over the first. */
  cells: (rowsAbove: number) => SheetCell[][]
}

/** „A“ of 0, „AA“ of 26. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** The arrows of a filter over a table: the file format wants them right after the rows. */
const withFilter = (range: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`)

/** Cells as a real .xlsx; the training environment marks it. */
export const xlsxOf = async ({ title, widths, headers, filtered = 0, cells }: File): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const marks = isPractice() ? [trainingMark] : []
  const top = marks.length + headers
  const range = `A${top}:${columnName(widths.length - 1)}${top + filtered}`
  const sheet = {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: top,
  }
  return write([...marks, ...cells(marks.length)], sheet, {
    features:
      filtered > 0
        ? [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: withFilter(range) } } } }]
        : [],
  }).toBlob()
}

/** The lines over a table, the first of which is its title. */
const headingCells = (heading: readonly string[]): SheetCell[][] =>
  heading.map((line, at) => [{ value: cellText(line), type: String, ...(at === 0 && { fontWeight: 'bold' }) }])

type Rows<R> = {
  title: string
  /** Lines over the headers, the title first. */
  heading?: readonly string[]
  columns: readonly WordedColumn<R>[]
  rows: readonly R[]
}
/** Rows as a real .xlsx. Every text is a typed string: nothing a sender wrote can become a formula. */
export const sheetOf = <R>({ title, heading = [], columns, rows }: Rows<R>): Promise<Blob> =>
  xlsxOf({
    title,
    widths: columns.map(({ header, text }) => widthOfTexts(header, rows.map(text))),
    headers: heading.length + 1,
    filtered: rows.length,
    cells: () => [...headingCells(heading), ...cellsOf(columns, rows)],
  })
