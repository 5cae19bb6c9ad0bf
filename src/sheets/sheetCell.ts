import { type CivilDate, civilDateOf, timeOf } from '../dates/civilDate.ts'
import { cellText } from '../rules/words/cellText.ts'

/** One cell as `write-excel-file` takes it. */
export type SheetCell = {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor | 'Formula'
  /** Of a formula: what it comes to. A program that does not compute, as Excel's protected view, shows this. */
  result?: number | ''
  format?: string
  fontWeight?: 'bold'
  color?: string
  wrap?: boolean
  alignVertical?: 'top'
}

const top = { wrap: true, alignVertical: 'top' as const }
/** Words. A typed string: nothing that a sender wrote can become a formula. */
export const textCell = (text: string): SheetCell => ({ value: cellText(text), type: String, ...top })
/** A number; an amount has a format that shows its cents. */
export const numberCell = (value: number, format?: string): SheetCell => ({
  value,
  type: Number,
  ...(format !== undefined && { format }),
  ...top,
})
/** The format of an amount of money. */
export const amountFormat = '#,##0.00'
export const dayCell = (day: CivilDate): SheetCell => ({
  value: new Date(`${day}T00:00Z`),
  type: Date,
  format: 'dd.mm.yyyy',
  ...top,
})
/** A moment (ISO 8601) as the clocks in Sofia show it; one without an hour is a day. */
export const momentCell = (moment: string): SheetCell => {
  const [day, time] = [civilDateOf(moment), timeOf(moment)]
  if (time === '') return dayCell(day)
  return { value: new Date(`${day}T${time}Z`), type: Date, format: 'dd.mm.yyyy hh:mm', ...top }
}
/** A header of a column. */
export const headerCell = (text: string): SheetCell => ({ value: text, type: String, fontWeight: 'bold' })
/** The lines over a table, the first of which is its title. */
export const headingCells = (heading: readonly string[]): SheetCell[][] =>
  heading.map((line, at) => [{ value: cellText(line), type: String, ...(at === 0 && { fontWeight: 'bold' }) }])
