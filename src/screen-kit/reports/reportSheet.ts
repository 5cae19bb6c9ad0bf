import { type Figure, type Figures, figureNames, ratioOf, totalsOf } from '../../rules/reports/figures.ts'
import { widthOfTexts } from '../../rules/words/columnWidth.ts'
import { asCurrency, currencyLabels } from '../../rules/words/money.ts'
import type { SheetCell } from '../../sheets/sheetCell.ts'
import { columnName, xlsxOf } from '../../sheets/xlsx.ts'
import { isTraining } from '../../transport/config.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { madeLine } from '../list/export/heading.ts'
import { cellOf } from '../list/export/sheet.ts'

type Sheet<R, K extends string> = {
  title: string
  /** „01.01.2026 – 20.11.2026“, and the rest of the filter. */
  period: string
  currency: string
  /** The columns without figures. */
  columns: readonly WordedColumn<R>[]
  figures: Figures<K>
  rows: readonly R[]
  /** Sentences about records that are not counted. */
  notes: readonly string[]
}
/** Figures by name, including the parts of a ratio. */
type Values = Readonly<Partial<Record<string, number | null>>>
type Dress = Pick<SheetCell, 'fontWeight' | 'wrap' | 'alignVertical'>

const formats: Record<Figure['unit'], string> = { count: '#,##0', days: '#,##0.0', money: '#,##0.00', percent: '0.0' }
const text = (value: string, dress: Dress = {}): SheetCell => ({ value, type: String, ...dress })
const bold: Dress = { fontWeight: 'bold' }

/** The suffix of a money header: „ (евро)“. */
const currencyRoom = ' (евро)'

/** Title, creation time, period and an empty row come before the headers. */
const rowOfHeaders = 5

/**
 * A report as the cells of a sheet. Figures are numbers; totals, averages and shares are formulas, so that they follow
 * a deleted row. The first cell contains the number of rows; the definitions of the figures come after the table.
 */
export const reportCells = <K extends string, R extends Record<K, number | null>>(
  sheet: Sheet<R, K>,
  rowsAbove = 0,
): SheetCell[][] => {
  const { title, period, currency, columns, figures, rows, notes } = sheet
  const names = figureNames(figures)
  const letters = new Map<string, string>(names.map((name, at) => [name, columnName(columns.length + at)]))
  const first = rowsAbove + rowOfHeaders + 1
  const last = first - 1 + rows.length
  const known = asCurrency(currency)
  const headerOf = ({ header, unit }: Figure) =>
    unit === 'money' && known ? `${header} (${currencyLabels[known]})` : header

  // In the file format a formula has no leading equals sign.
  const formula = (value: string, result: number | null, { unit }: Figure, dress: Dress): SheetCell => ({
    value,
    type: 'Formula',
    result: result ?? '',
    format: formats[unit],
    ...dress,
  })
  const totals: Values = totalsOf(figures, rows)
  type Line = { at: number; values: Values }
  const ratioIn = (figure: Figure, { of, to }: NonNullable<Figure['ratio']>, line: Line, dress: Dress): SheetCell => {
    const [above, below] = [`${letters.get(of)}${line.at}`, `${letters.get(to)}${line.at}`]
    const times = figure.unit === 'percent' ? '*100' : ''
    const result = ratioOf(figure.unit, line.values[of] ?? 0, line.values[to] ?? 0)
    return formula(`IF(${below}=0,"",ROUND(${above}/${below}${times},1))`, result, figure, dress)
  }
  const shareIn = (figure: Figure, of: string, line: Line, dress: Dress): SheetCell => {
    const [part, whole] = [`${letters.get(of)}${line.at}`, `${letters.get(of)}${last + 1}`]
    const result = ratioOf(figure.unit, line.values[of] ?? 0, totals[of] ?? 0)
    return formula(`IF(${whole}=0,"",ROUND(${part}/${whole}*100,1))`, result, figure, dress)
  }
  const figureCell = (row: R, name: K, line: number): SheetCell => {
    const figure = figures[name]
    const ofRow = { at: line, values: row }
    if (figure.ratio) return ratioIn(figure, figure.ratio, ofRow, {})
    if (figure.shareOf) return shareIn(figure, figure.shareOf, ofRow, {})
    const value = row[name]
    if (value === null) return text('')
    return { value: figure.unit === 'money' ? value / 100 : value, type: Number, format: formats[figure.unit] }
  }
  const totalCell = (name: K): SheetCell => {
    const figure = figures[name]
    const letter = letters.get(name)
    const ofTotals = { at: last + 1, values: totals }
    if (figure.ratio) return ratioIn(figure, figure.ratio, ofTotals, bold)
    if (figure.shareOf) return shareIn(figure, figure.shareOf, ofTotals, bold)
    const sum = totals[name] ?? 0
    return formula(`SUM(${letter}${first}:${letter}${last})`, figure.unit === 'money' ? sum / 100 : sum, figure, bold)
  }
  return [
    [text(title, bold)],
    [text(madeLine('Изготвена'))],
    [text(`Период и филтър: ${period}`)],
    [],
    [...columns.map(({ header }) => text(header, bold)), ...names.map((name) => text(headerOf(figures[name]), bold))],
    ...rows.map((row, at) => [
      ...columns.map((column) => cellOf(column.text(row), column.reckoned?.(row) ?? null)),
      ...names.map((name) => figureCell(row, name, first + at)),
    ]),
    ...(rows.length === 0
      ? []
      : [[...columns.map((_, at) => text(at === 0 ? 'Общо' : '', bold)), ...names.map(totalCell)]]),
    [],
    ...notes.map((note) => [text(note)]),
    ...names.map((name) => [text(`${figures[name].header}: ${figures[name].about}`)]),
  ]
}

export const reportSheet = <K extends string, R extends Record<K, number | null>>(sheet: Sheet<R, K>): Promise<Blob> =>
  xlsxOf({
    title: sheet.title,
    isTraining: isTraining(),
    widths: [
      ...sheet.columns.map(({ header, text }) => widthOfTexts(header, ['Общо', ...sheet.rows.map(text)])),
      ...figureNames(sheet.figures).map((name) => widthOfTexts(`${sheet.figures[name].header}${currencyRoom}`, [])),
    ],
    headers: rowOfHeaders,
    filtered: sheet.rows.length,
    cells: (rowsAbove) => reportCells(sheet, rowsAbove),
  })
