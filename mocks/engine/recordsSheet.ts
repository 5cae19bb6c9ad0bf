import { formatDate, isCivilDate } from '../../src/dates/civilDate.ts'
import { sheetOf } from './excel.ts'

type Column = { name: string; header: string }

/** A value of a record in words: days as they are written here, decimals with a comma, what is missing as nothing. */
const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (typeof value === 'number' || /^-?\d+\.\d{2}$/.test(text)) return text.replace('.', ',')
  return isCivilDate(text) ? formatDate(text) : text
}

/** Records as a real .xlsx with the columns that were asked for: the fields of a record under their headers. */
export const recordsSheet = (title: string, columns: readonly Column[], rows: readonly object[]): Promise<Blob> =>
  sheetOf(
    title,
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ name }) => wordsOf(Reflect.get(row, name)))),
    columns.map(({ header }) => Math.max(14, header.length + 2)),
  )
