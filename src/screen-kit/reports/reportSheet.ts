import { type Metric, type Metrics, metricNames, ratioOf, totalsOf } from '../../rules/reports/metrics.ts'
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
  period: string
  currency: string
  columns: readonly WordedColumn<R>[]
  metrics: Metrics<K>
  rows: readonly R[]
  notes: readonly string[]
}
type Values = Readonly<Partial<Record<string, number | null>>>
type CellStyle = Pick<SheetCell, 'fontWeight' | 'wrap' | 'alignVertical'>

const formats: Record<Metric['unit'], string> = { count: '#,##0', days: '#,##0.0', money: '#,##0.00', percent: '0.0' }
const text = (value: string, cellStyle: CellStyle = {}): SheetCell => ({ value, type: String, ...cellStyle })
const bold: CellStyle = { fontWeight: 'bold' }

const longestCurrency = ' (евро)'

const rowOfHeaders = 5

/**
 * Returns a report as the cells of a spreadsheet. Totals, averages and shares are formulas, so that they stay correct
 * if a row is deleted. The definitions of the metrics follow the table. `rowsAbove`: the number of rows that are put
 * above these cells.
 */
export const reportCells = <K extends string, R extends Record<K, number | null>>(
  sheet: Sheet<R, K>,
  rowsAbove = 0,
): SheetCell[][] => {
  const { title, period, currency, columns, metrics, rows, notes } = sheet
  const names = metricNames(metrics)
  const letters = new Map<string, string>(names.map((name, at) => [name, columnName(columns.length + at)]))
  const first = rowsAbove + rowOfHeaders + 1
  const last = first - 1 + rows.length
  const known = asCurrency(currency)
  const headerOf = ({ header, unit }: Metric) =>
    unit === 'money' && known ? `${header} (${currencyLabels[known]})` : header

  // In the file format a formula has no leading equals sign.
  const formula = (value: string, result: number | null, { unit }: Metric, cellStyle: CellStyle): SheetCell => ({
    value,
    type: 'Formula',
    result: result ?? '',
    format: formats[unit],
    ...cellStyle,
  })
  const totals: Values = totalsOf(metrics, rows)
  type Line = { at: number; values: Values }
  const ratioIn = (
    metric: Metric,
    { of, to }: NonNullable<Metric['ratio']>,
    line: Line,
    cellStyle: CellStyle,
  ): SheetCell => {
    const [above, below] = [`${letters.get(of)}${line.at}`, `${letters.get(to)}${line.at}`]
    const times = metric.unit === 'percent' ? '*100' : ''
    const result = ratioOf(metric.unit, line.values[of] ?? 0, line.values[to] ?? 0)
    return formula(`IF(${below}=0,"",ROUND(${above}/${below}${times},1))`, result, metric, cellStyle)
  }
  const shareIn = (metric: Metric, of: string, line: Line, cellStyle: CellStyle): SheetCell => {
    const [part, whole] = [`${letters.get(of)}${line.at}`, `${letters.get(of)}${last + 1}`]
    const result = ratioOf(metric.unit, line.values[of] ?? 0, totals[of] ?? 0)
    return formula(`IF(${whole}=0,"",ROUND(${part}/${whole}*100,1))`, result, metric, cellStyle)
  }
  const metricCell = (row: R, name: K, line: number): SheetCell => {
    const metric = metrics[name]
    const ofRow = { at: line, values: row }
    if (metric.ratio) return ratioIn(metric, metric.ratio, ofRow, {})
    if (metric.shareOf) return shareIn(metric, metric.shareOf, ofRow, {})
    const value = row[name]
    if (value === null) return text('')
    return { value: metric.unit === 'money' ? value / 100 : value, type: Number, format: formats[metric.unit] }
  }
  const totalCell = (name: K): SheetCell => {
    const metric = metrics[name]
    const letter = letters.get(name)
    const ofTotals = { at: last + 1, values: totals }
    if (metric.ratio) return ratioIn(metric, metric.ratio, ofTotals, bold)
    if (metric.shareOf) return shareIn(metric, metric.shareOf, ofTotals, bold)
    const sum = totals[name] ?? 0
    return formula(`SUM(${letter}${first}:${letter}${last})`, metric.unit === 'money' ? sum / 100 : sum, metric, bold)
  }
  return [
    [text(title, bold)],
    [text(madeLine('Изготвена'))],
    [text(`Период и филтър: ${period}`)],
    [],
    [...columns.map(({ header }) => text(header, bold)), ...names.map((name) => text(headerOf(metrics[name]), bold))],
    ...rows.map((row, at) => [
      ...columns.map((column) => cellOf(column.text(row), column.reckoned?.(row) ?? null)),
      ...names.map((name) => metricCell(row, name, first + at)),
    ]),
    ...(rows.length === 0
      ? []
      : [[...columns.map((_, at) => text(at === 0 ? 'Общо' : '', bold)), ...names.map(totalCell)]]),
    [],
    ...notes.map((note) => [text(note)]),
    ...names.map((name) => [text(`${metrics[name].header}: ${metrics[name].about}`)]),
  ]
}

export const reportSheet = <K extends string, R extends Record<K, number | null>>(sheet: Sheet<R, K>): Promise<Blob> =>
  xlsxOf({
    title: sheet.title,
    isTraining: isTraining(),
    widths: [
      ...sheet.columns.map(({ header, text }) => widthOfTexts(header, ['Общо', ...sheet.rows.map(text)])),
      ...metricNames(sheet.metrics).map((name) => widthOfTexts(`${sheet.metrics[name].header}${longestCurrency}`, [])),
    ],
    headers: rowOfHeaders,
    filtered: sheet.rows.length,
    cells: (rowsAbove) => reportCells(sheet, rowsAbove),
  })
