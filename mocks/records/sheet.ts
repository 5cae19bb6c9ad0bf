import { type CivilDate, formatDateTime } from '../../src/dates/civilDate.ts'
import { widthOfTexts } from '../../src/rules/words/columnWidth.ts'
import {
  amountFormat,
  dayCell,
  headerCell,
  headingCells,
  momentCell,
  numberCell,
  textCell,
} from '../../src/sheets/sheetCell.ts'
import { xlsxOf } from '../../src/sheets/xlsx.ts'
import { refuseMalformed } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

export type SheetValue = string | { number: number; isAmount: boolean } | { day: CivilDate } | { moment: string }

/** Refuses an unknown column, which would otherwise be an empty column of the file. */
export const noColumn = (header: string): never => refuseMalformed(`Файлът няма колона „${header}“.`)

const cellOf = (cell: SheetValue) => {
  if (typeof cell === 'string') return textCell(cell)
  if ('moment' in cell) return momentCell(cell.moment)
  return 'day' in cell ? dayCell(cell.day) : numberCell(cell.number, cell.isAmount ? amountFormat : undefined)
}

const wordsOf = (cell: SheetValue): string => {
  if (typeof cell === 'string') return cell
  if ('moment' in cell) return '00.00.0000 00:00'
  return 'day' in cell ? '00.00.0000' : cell.number.toLocaleString('bg-BG', { minimumFractionDigits: 2 })
}

export const madeOn = (db: Pick<MockDatabase, 'now'>): string =>
  `Изготвено на ${formatDateTime(db.now().toISOString())}`

type Options = {
  heading?: readonly string[] | undefined
}
export const sheetOf = (
  title: string,
  headers: readonly string[],
  rows: readonly (readonly SheetValue[])[],
  { heading = [] }: Options = {},
): Promise<Blob> =>
  xlsxOf({
    title,
    isTraining: true,
    widths: headers.map((one, at) =>
      widthOfTexts(
        one,
        rows.map((row) => wordsOf(row[at] ?? '')),
      ),
    ),
    headers: heading.length + 1,
    filtered: rows.length,
    cells: () => [...headingCells(heading), headers.map(headerCell), ...rows.map((row) => row.map(cellOf))],
  })
