import { type CivilDate, formatDateTime } from '../../src/dates/civilDate.ts'
import { cellText } from '../../src/rules/words/cellText.ts'
import { widthOfTexts } from '../../src/rules/words/columnWidth.ts'
import type { World } from '../engine/world.ts'

/** What stands in a cell: words, or what a spreadsheet reckons with. */
export type SheetCell = string | { number: number; isAmount: boolean } | { day: CivilDate }

const top = { wrap: true, alignVertical: 'top' as const }
const cellOf = (cell: SheetCell) => {
  if (typeof cell === 'string') return { value: cellText(cell), type: String, ...top }
  return 'day' in cell
    ? { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', ...top }
    : { value: cell.number, type: Number, ...(cell.isAmount && { format: '#,##0.00' }), ...top }
}

/** As long as it is shown: a day has ten signs, an amount its cents and spaces. */
const wordsOf = (cell: SheetCell): string => {
  if (typeof cell === 'string') return cell
  return 'day' in cell ? '00.00.0000' : cell.number.toLocaleString('bg-BG', { minimumFractionDigits: 2 })
}

/** When a file was made, as those say whose heading comes with the question. */
export const madeOn = (world: Pick<World, 'now'>): string => `Изготвено на ${formatDateTime(world.now().toISOString())}`

type Dress = {
  /** Lines over the headers, the title first. */
  heading?: readonly string[] | undefined
}
/** A real .xlsx: the mark of the training environment, the heading, a header row, then the rows. */
export const sheetOf = async (
  title: string,
  headers: readonly string[],
  rows: readonly (readonly SheetCell[])[],
  { heading = [] }: Dress = {},
): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const header = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const lines = rows.map((row) => row.map(cellOf))
  const mark = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold' as const, color: '#c00000' }]
  const above = heading.map((line, at) => [
    { value: cellText(line), type: String, ...(at === 0 && { fontWeight: 'bold' as const }) },
  ])
  return write([mark, ...above, header, ...lines], {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: headers.map((one, at) => ({
      width: widthOfTexts(
        one,
        rows.map((row) => wordsOf(row[at] ?? '')),
      ),
    })),
    stickyRowsCount: above.length + 2,
  }).toBlob()
}
