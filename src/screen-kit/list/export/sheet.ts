import { widthOfTexts } from '../../../rules/words/columnWidth.ts'
import {
  amountFormat,
  dayCell,
  headerCell,
  headingCells,
  momentCell,
  numberCell,
  type SheetCell,
  textCell,
} from '../../../sheets/sheetCell.ts'
import { xlsxOf } from '../../../sheets/xlsx.ts'
import { isTraining } from '../../../transport/config.ts'
import type { Reckoned, WordedColumn } from '../../../widgets/grid/gridColumn.ts'

export const cellOf = (text: string, reckoned: Reckoned): SheetCell => {
  if (reckoned === null) return textCell(text)
  if ('day' in reckoned) return dayCell(reckoned.day)
  if ('number' in reckoned) return numberCell(reckoned.number)
  if ('cents' in reckoned) return numberCell(reckoned.cents / 100, amountFormat)
  return momentCell(reckoned.moment)
}

export const cellsOf = <R>(columns: readonly WordedColumn<R>[], rows: readonly R[]): SheetCell[][] => [
  columns.map(({ header }) => headerCell(header)),
  ...rows.map((row) => columns.map(({ text, reckoned }) => cellOf(text(row), reckoned?.(row) ?? null))),
]

type Rows<R> = {
  title: string
  heading?: readonly string[]
  columns: readonly WordedColumn<R>[]
  rows: readonly R[]
}
export const sheetOf = <R>({ title, heading = [], columns, rows }: Rows<R>): Promise<Blob> =>
  xlsxOf({
    title,
    isTraining: isTraining(),
    widths: columns.map(({ header, text }) => widthOfTexts(header, rows.map(text))),
    headers: heading.length + 1,
    filtered: rows.length,
    cells: () => [...headingCells(heading), ...cellsOf(columns, rows)],
  })
