import { type CivilDate, isCivilDate } from './civilDate.ts'
import { dateInText } from './dateInText.ts'

/**
 * The error of a typed date. `tooEarly` is before 1 January 1900 (document 2, section 5), `tooLate` is a typing error.
 */
export type DateProblem = 'invalid' | 'tooEarly' | 'tooLate' | 'beforeMin' | 'afterMax'
export type DateLimits = { min?: string | undefined; max?: string | undefined }

/** The first day that any date field accepts (document 2, section 5). */
export const earliestDate: CivilDate = '1900-01-01'
/** The last day that any date field accepts: 3026 and 9999 are typing errors. */
export const latestDate: CivilDate = '2199-12-31'

/** Formats a civil date 'YYYY-MM-DD' as 'dd.MM.yyyy'. */
export const shownDate = (date: string | null): string =>
  date === null ? '' : date.slice(0, 10).split('-').reverse().join('.')

/**
 * True if several characters were inserted at once. Such a text is parsed whole; an incomplete or unreadable date is
 * left to the user.
 */
const isPasted = (before: string, after: string): boolean =>
  after.length > before.length + 1 || (after.length > 1 && !after.startsWith(before))
/** The characters of a typed date; the field inserts the dots. */
const typedByKeys = /^[\d\s./,-]*$/

/** A typed separator replaces the dot inserted by the field; a year typed first loses the inserted dot. */
const withOwnSign = (typed: string): string =>
  typed.replace(/^(19|2[01])\.(\d{2})\.?(?=[/-]$)/, '$1$2').replace(/\.(?=[/,-]$)/, '')

/** Inserts dots into a valid date. An invalid date stays as typed, and validation refuses it. */
const dottedDate = (typed: string): string => {
  const dotted = typed.trim().replace(/[/\-,\s]+/g, '.')
  return /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(dotted) && dateInText(dotted) !== null ? dotted : typed
}

/**
 * Inserts the dots as digits are typed at the end. A pasted date is parsed in any of its formats; any other text stays
 * unchanged, so that the user can correct it.
 */
export const typeDate = (before: string, after: string): string => {
  const seen = after.replace(/\p{Cf}/gu, '').trimStart()
  const isWhole = isPasted(before, seen)
  if (!typedByKeys.test(seen)) return isWhole ? completeDate(seen) : seen
  const text = seen.trimEnd().replace(/[/\-,\s]+/g, '.')
  const dots = text + (/\s$/.test(seen) && text !== '' && !text.endsWith('.') ? '.' : '')
  if (isWhole && !/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)) {
    const read = completeDate(seen)
    if (read !== seen) return read
  }
  if (isWhole && /[/,\s-]/.test(seen.trimEnd())) return dottedDate(seen)
  if (/[/,-]/.test(seen)) return dottedDate(withOwnSign(seen))
  if (seen.length <= before.length || !seen.startsWith(before)) return isWhole ? dottedDate(seen) : dots
  if (seen.length === before.length + 1 && /^\d{2}\.\d{2}\.\d{4}$/.test(before)) return before
  if (/^\d{2}$|^\d{2}\.\d{2}$/.test(dots)) return `${dots}.`
  const bare = /^(\d{2})(\d{2})(\d{1,4})$/.exec(dots)
  return bare ? `${bare[1]}.${bare[2]}.${bare[3]}` : dots.replace(/\.{2,}/g, '.')
}

/** Converts a date in any format to the ten characters 'dd.MM.yyyy'; returns any other text unchanged. */
export const completeDate = (text: string): string => {
  const date = dateInText(text)
  if (date !== null) return shownDate(date)
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}.${parts[2]?.padStart(2, '0')}.${parts[3]}` : text
}

/**
 * Parses a typed date. A valid date has exactly 10 characters, exists in the calendar, is from 1 January 1900 to the
 * end of 2199, and is within the limits (civil dates, both inclusive). An empty text gives neither a date nor an error.
 */
export const readDate = (
  text: string,
  limits: DateLimits = {},
): { date: string | null; problem: DateProblem | null } => {
  if (text === '') return { date: null, problem: null }
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text)
  const date = parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : ''
  if (!isCivilDate(date)) return { date: null, problem: 'invalid' }
  if (date < earliestDate) return { date: null, problem: 'tooEarly' }
  if (limits.min && date < limits.min.slice(0, 10)) return { date: null, problem: 'beforeMin' }
  if (date > latestDate) return { date: null, problem: 'tooLate' }
  if (limits.max && date > limits.max.slice(0, 10)) return { date: null, problem: 'afterMax' }
  return { date, problem: null }
}

/** The messages of document 2, section 5; they include the limits if known. */
export const dateMessage = (
  problem: DateProblem,
  limits: DateLimits,
  own: Partial<Record<DateProblem, string>> = {},
): string =>
  own[problem] ??
  {
    invalid: 'Въведената дата не е валидна.',
    tooEarly: 'Датата трябва да е по-голяма от 1 Януари 1900г.',
    tooLate: `Датата трябва да е не по-късно от ${shownDate(latestDate)} г.`,
    beforeMin: `Датата трябва да е не по-рано от ${shownDate(limits.min ?? null)} г.`,
    afterMax: `Датата трябва да е не по-късно от ${shownDate(limits.max ?? null)} г.`,
  }[problem]
