import { type ShapeTree, stepsOf, wholeOf } from '../contract/shapeTree.ts'
import { isCivilDate } from '../dates/civilDate.ts'
import { dateMessage, earliestDate, latestDate } from '../dates/typedDate.ts'
import { errorsOf, type FieldErrors } from './requiredFields.ts'
import { textProblem } from './words/textLength.ts'

/** The largest whole number that the database can store (32 bits, signed). */
const largestNumber = 2_147_483_647
/** The maximum length of an amount: ten digits before the decimal point and two after it. */
const amountCharacters = '9999999999.99'.length

const days = new Set(['iso_date', 'iso_timestamp', 'iso_date_time'])

export const dayProblem = (day: string): string | null => {
  if (!isCivilDate(day)) return dateMessage('invalid', {})
  if (day < earliestDate) return dateMessage('tooEarly', {})
  return day > latestDate ? dateMessage('tooLate', {}) : null
}

const isAmount = (text: string) => /^-?\d+\.\d{2}$/.test(text)

const ofText = (shape: ShapeTree, text: string): string | null => {
  const kinds = stepsOf(shape).map(({ type }) => type)
  if (kinds.some((kind) => days.has(kind))) return dayProblem(text.slice(0, 10))
  if (kinds.includes('regex') && isAmount(text) && text.replace('-', '').length > amountCharacters)
    return 'Сумата е твърде голяма.'
  return textProblem(shape, text)
}

const firstProblem = (problems: Iterable<string | null>): string | null => {
  for (const problem of problems) if (problem !== null) return problem
  return null
}

const problemOf = (shape: ShapeTree | undefined, value: unknown): string | null => {
  if (!shape || value === null || value === undefined) return null
  const { entries, item } = wholeOf(shape)
  if (typeof value === 'string') return ofText(wholeOf(shape), value)
  if (typeof value === 'number') return Math.abs(value) > largestNumber ? 'Числото е твърде голямо.' : null
  if (Array.isArray(value)) return firstProblem(value.map((one) => problemOf(item, one)))
  if (typeof value !== 'object' || !entries) return null
  return firstProblem(Object.entries(value).map(([name, one]) => problemOf(entries[name], one)))
}

export const sentErrors = (shape: ShapeTree, sent: object): FieldErrors => {
  const { entries = {} } = wholeOf(shape)
  return errorsOf(
    Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, problemOf(entries[field], value)])),
  )
}
