import type { CivilDate } from '../../src/dates/civilDate.ts'
import { cellText } from '../../src/rules/words/cellText.ts'

const WIDTH = 18

/** What stands in a cell: words, or what a spreadsheet reckons with. */
export type SheetCell = string | { number: number; isAmount: boolean } | { day: CivilDate }

const top = { wrap: true, alignVertical: 'top' as const }
const cellOf = (cell: SheetCell) => {
  if (typeof cell === 'string') return { value: cellText(cell), type: String, ...top }
  return 'day' in cell
    ? { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', ...top }
    : { value: cell.number, type: Number, ...(cell.isAmount && { format: '#,##0.00' }), ...top }
}

type Dress = {
  /** How wide each column is, in letters. */
  widths?: readonly (number | undefined)[]
  /** Lines over the headers. */
  heading?: readonly string[] | undefined
}
/** A real .xlsx: the mark of the training environment, the heading, a header row, then the rows. */
export const sheetOf = async (
  title: string,
  headers: readonly string[],
  rows: readonly (readonly SheetCell[])[],
  { widths = [], heading = [] }: Dress = {},
): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const header = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const lines = rows.map((row) => row.map(cellOf))
  const mark = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold' as const, color: '#c00000' }]
  const above = heading.map((line) => [{ value: cellText(line), type: String }])
  return write([mark, ...above, header, ...lines], {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: headers.map((_, i) => ({ width: widths[i] ?? WIDTH })),
    stickyRowsCount: above.length + 2,
  }).toBlob()
}
