import { type CivilDate, isCivilDate } from './civilDate.ts'
import { dateInText } from './dateInText.ts'

/** Why a typed date cannot be used. */
export type DateProblem = 'invalid' | 'tooEarly' | 'tooLate' | 'beforeMin' | 'afterMax'
export type DateLimits = { min?: string | undefined; max?: string | undefined }

export const earliestDate: CivilDate = '1900-01-01'
export const latestDate: CivilDate = '2199-12-31'

export const shownDate = (date: string | null): string =>
  date === null ? '' : date.slice(0, 10).split('-').reverse().join('.')

/** True if several characters were inserted at once; such a pasted text is parsed as a whole. */
const isPasted = (before: string, after: string): boolean =>
  after.length > before.length + 1 || (after.length > 1 && !after.startsWith(before))
const typedByKeys = /^[\d\s./,-]*$/

/** Removes the dot that the field inserted if the user then types another separator or has typed the year first. */
const withOwnSign = (typed: string): string =>
  typed.replace(/^(19|2[01])\.(\d{2})\.?(?=[/-]$)/, '$1$2').replace(/\.(?=[/,-]$)/, '')

/**
 * Replaces the separators of a date by dots. A text that is not a valid date stays as typed; validation shows the
 * error.
 */
const dottedDate = (typed: string): string => {
  const dotted = typed.trim().replace(/[/\-,\s]+/g, '.')
  return /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(dotted) && dateInText(dotted) !== null ? dotted : typed
}

/**
 * Returns the new text of a date field: dots are inserted while the user types digits at the end. A pasted date may
 * have any known format; other text stays unchanged.
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

export const completeDate = (text: string): string => {
  const date = dateInText(text)
  if (date !== null) return shownDate(date)
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}.${parts[2]?.padStart(2, '0')}.${parts[3]}` : text
}

/**
 * Parses a typed date. It must have exactly 10 characters, exist in the calendar, be from 1900 to 2199 and within the
 * limits (inclusive). An empty text is no error.
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

/** Returns the error messages of specification 2, section 5. */
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
