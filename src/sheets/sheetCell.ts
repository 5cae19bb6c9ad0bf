import { type CivilDate, civilDateOf, timeOf } from '../dates/civilDate.ts'
import { cellText } from '../rules/words/cellText.ts'

export type SheetCell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor | 'Formula'
  /** The value of the formula, for programs that do not compute formulas, such as Excel in protected view. */
  result?: number | ''
  format?: string
  fontWeight?: 'bold'
  color?: string
  wrap?: boolean
  alignVertical?: 'top'
}

const top = { wrap: true, alignVertical: 'top' as const }
/** Returns a cell of type string, so that „=…“ from outside cannot become a formula. */
export const textCell = (text: string): SheetCell => ({ value: cellText(text), type: String, ...top })
export const numberCell = (value: number, format?: string): SheetCell => ({
  value,
  type: Number,
  ...(format !== undefined && { format }),
  ...top,
})
export const amountFormat = '#,##0.00'
export const dayCell = (day: CivilDate): SheetCell => ({
  value: new Date(`${day}T00:00Z`),
  type: Date,
  format: 'dd.mm.yyyy',
  ...top,
})
/** Returns a cell with a date-time (ISO 8601) in Sofia time; a value without a time becomes a date. */
export const momentCell = (moment: string): SheetCell => {
  const [day, time] = [civilDateOf(moment), timeOf(moment)]
  if (time === '') return dayCell(day)
  return { value: new Date(`${day}T${time}Z`), type: Date, format: 'dd.mm.yyyy hh:mm', ...top }
}
export const headerCell = (text: string): SheetCell => ({ value: text, type: String, fontWeight: 'bold' })
export const headingCells = (heading: readonly string[]): SheetCell[][] =>
  heading.map((line, at) => [{ value: cellText(line), type: String, ...(at === 0 && { fontWeight: 'bold' }) }])
