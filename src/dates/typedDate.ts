import { type CivilDate, isCivilDate } from './civilDate.ts'
import { dateInText } from './dateInText.ts'

/** What is wrong with a typed date. `tooEarly` is before 1 January 1900 (document 2, section 5), `tooLate` a slip of the finger. */
export type DateProblem = 'invalid' | 'tooEarly' | 'tooLate' | 'beforeMin' | 'afterMax'
export type DateLimits = { min?: string | undefined; max?: string | undefined }

/** The first day that any date field takes (document 2, section 5). */
export const earliestDate: CivilDate = '1900-01-01'
/** The last day that any date field takes: 3026 and 9999 are slips of the finger. */
export const latestDate: CivilDate = '2199-12-31'

/** A civil date 'YYYY-MM-DD' as it is shown and typed: 'dd.MM.yyyy'. */
export const shownDate = (date: string | null): string =>
  date === null ? '' : date.slice(0, 10).split('-').reverse().join('.')

/** What was put in at once is read whole; a part of a date, or what cannot be read, is left to who typed it. */
const isPasted = (before: string, after: string): boolean =>
  after.length > before.length + 1 || (after.length > 1 && !after.startsWith(before))
/** The characters of which a date is typed by keys; the field puts the dots between them. */
const typedByKeys = /^[\d\s./,-]*$/

/** A sign that is typed takes the place of the dot that the field has put there; a year that comes first loses its own. */
const withOwnSign = (typed: string): string =>
  typed.replace(/^(19|2[01])\.(\d{2})\.?(?=[/-]$)/, '$1$2').replace(/\.(?=[/,-]$)/, '')

/** A day of the calendar with dots between its parts. What is none stays as it was typed: it will be refused. */
const dottedDate = (typed: string): string => {
  const dotted = typed.trim().replace(/[/\-,\s]+/g, '.')
  return /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(dotted) && dateInText(dotted) !== null ? dotted : typed
}

/**
 * Puts in the dots as digits are typed at the end. A date that is pasted is read in any of its spellings; what is no date
 * stays as it is, so that whoever typed it can put it right.
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
  // A date that is whole takes no more digits.
  if (seen.length === before.length + 1 && /^\d{2}\.\d{2}\.\d{4}$/.test(before)) return before
  if (/^\d{2}$|^\d{2}\.\d{2}$/.test(dots)) return `${dots}.`
  const bare = /^(\d{2})(\d{2})(\d{1,4})$/.exec(dots)
  return bare ? `${bare[1]}.${bare[2]}.${bare[3]}` : dots.replace(/\.{2,}/g, '.')
}

/** Brings a date in any of its spellings to the ten characters 'dd.MM.yyyy'; leaves anything else. */
export const completeDate = (text: string): string => {
  const date = dateInText(text)
  if (date !== null) return shownDate(date)
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}.${parts[2]?.padStart(2, '0')}.${parts[3]}` : text
}

/**
 * Reads a typed date. A valid entry has exactly 10 characters, is a day of the calendar, is not before 1 January 1900, not after
 * 2199, and lies within the limits (civil dates, both ends included). An empty text is no date and no problem.
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

/** The messages of document 2, section 5; the limits are named when they are known. */
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
