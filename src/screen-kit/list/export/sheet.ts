import { appConfig } from '../../../transport/config.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'

/** Widths of a sheet are counted in letters; a `rem` of the grid holds about two. */
const widthOf = ({ width }: { width?: string }): number =>
  Math.max(12, Math.round(Number.parseFloat(width ?? '16') * 2))

/** The cells of a sheet: a row of headers, then the words of every row. */
export const cellsOf = <R>(columns: readonly WordedColumn<R>[], rows: readonly R[]) => [
  columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) =>
    columns.map(({ text }) => ({ value: text(row), type: String, wrap: true, alignVertical: 'top' as const })),
  ),
]

const trainingMark = [{ value: 'УЧЕБЕН ДОКУМЕНТ', type: String, fontWeight: 'bold' as const, color: '#c00000' }]

/** Rows as a real .xlsx; the training environment marks it. Every cell is a typed string: nothing a sender wrote can become a formula. */
export const sheetOf = async <R>(
  title: string,
  columns: readonly WordedColumn<R>[],
  rows: readonly R[],
): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal')
  const isTraining = appConfig().mode === 'mocked'
  const cells = cellsOf(columns, rows)
  return write(isTraining ? [trainingMark, ...cells] : cells, {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map((column) => ({ width: widthOf(column) })),
    stickyRowsCount: isTraining ? 2 : 1,
  }).toBlob()
}
