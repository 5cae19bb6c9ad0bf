import { measureLabels } from '../../contract/inspectionKinds.ts'
import type { InspectedDevice } from '../../contract/shapes/inspections.ts'
import { dateInText } from '../../dates/dateInText.ts'
import { foldText } from '../words/foldText.ts'
import { visibleLine } from '../words/visibleText.ts'
import { blankDevice } from './inspectionRecord.ts'

export const pastedColumns = [
  { key: 'category', header: 'Категория' },
  { key: 'name', header: 'Наименование' },
  { key: 'measuringType', header: 'Тип' },
  { key: 'serialNumber', header: 'Сериен №' },
  { key: 'mark', header: 'Знак №' },
  { key: 'markValidUntil', header: 'Валиден до' },
  { key: 'reading', header: 'Показание/грешка' },
  { key: 'isConforming', header: 'Съответства' },
  { key: 'violation', header: 'Нарушение' },
  { key: 'measure', header: 'Мярка' },
] as const
type Column = (typeof pastedColumns)[number]['key']

export type PastedRow = {
  /** The line in the pasted text, counted from 1. */
  line: number
  device: InspectedDevice
  /** The errors of the row. A cell whose content was not recognized gives an empty field. */
  problems: readonly string[]
}

const yes = new Set(['да', 'yes', 'съответства', '1', 'x', 'х', '+'].map(foldText))
const no = new Set(['не', 'no', 'не съответства', 'несъответства', '0', '-'].map(foldText))

/**
 * Splits the pasted text into rows and cells. A quoted cell may contain tabs and line breaks, as copied from
 * spreadsheets.
 */
const cellsOf = (text: string): { line: number; cells: string[] }[] => {
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let [line, begun] = [1, 1]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy
  for (let at = 0; at <= text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) break
    const [whole, quoted, bare = '', end = ''] = found
    cells.push(
      visibleLine(quoted?.replaceAll('""', '"') ?? bare)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    line += (whole.match(/\r\n|\r|\n/g) ?? []).length
    if (end === '\t') continue
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells })
    cells = []
    begun = line
    if (end === '') break
  }
  return rows
}

const columnNamed = (header: string): Column | undefined => {
  const named = foldText(header).replace(/[*:.]/g, '')
  return pastedColumns.find((one) => foldText(one.header).replace(/[*:.]/g, '') === named)?.key
}

const withCell = (
  device: InspectedDevice,
  column: Column,
  text: string,
  categories: readonly string[],
): InspectedDevice | string => {
  if (text === '') return device
  if (column === 'category') {
    const known = categories.find((one) => foldText(one) === foldText(text))
    return known ? { ...device, category: known } : `категорията „${text}“ не е от списъка`
  }
  if (column === 'markValidUntil') {
    const date = dateInText(text)
    return date ? { ...device, markValidUntil: date } : `„${text}“ не е дата`
  }
  if (column === 'isConforming') {
    const normalised = foldText(text)
    if (!yes.has(normalised) && !no.has(normalised)) return `„${text}“ не е нито „да“, нито „не“`
    return { ...device, isConforming: yes.has(normalised) }
  }
  if (column === 'measure') {
    const known = Object.entries(measureLabels).find(([, label]) => foldText(label) === foldText(text))
    return known ? { ...device, measure: known[0] } : `„${text}“ не е мярка от списъка`
  }
  return { ...device, [column]: text }
}

/**
 * Reads devices from pasted rows. A header row assigns the columns; without it they are in the order of
 * `pastedColumns`. `category`: the category of rows that have none.
 */
export const pastedDevices = (
  text: string,
  { categories, category, newKey }: { categories: readonly string[]; category: string; newKey: () => string },
): PastedRow[] => {
  const lines = cellsOf(text)
  const named = lines[0]?.cells.map(columnNamed) ?? []
  const hasHead = named.filter(Boolean).length >= 2
  const columns: readonly (Column | undefined)[] = hasHead ? named : pastedColumns.map(({ key }) => key)
  return lines.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const problems: string[] = []
    let device = blankDevice(newKey(), category)
    cells.forEach((cell, at) => {
      const column = columns[at]
      if (column === undefined) {
        if (cell !== '' && at >= columns.length) problems.push(`„${cell}“ е в излишна колона`)
        return
      }
      const next = withCell(device, column, cell, categories)
      if (typeof next === 'string') problems.push(next)
      else device = next
    })
    return { line, device, problems }
  })
}
