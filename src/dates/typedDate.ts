import { type CivilDate, isCivilDate } from './civilDate.ts'

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

/** Puts in the dots as digits are typed at the end; what is typed otherwise, pasted or deleted stays as it is. */
export const typeDate = (before: string, after: string): string => {
  const text = after.replace(/[/\-,\s]+/g, '.').replace(/[^\d.]/g, '')
  if (after.length <= before.length || !after.startsWith(before)) return text.slice(0, 10)
  if (/^\d{2}$|^\d{2}\.\d{2}$/.test(text)) return `${text}.`
  const bare = /^(\d{2})(\d{2})(\d{1,4})$/.exec(text)
  return (bare ? `${bare[1]}.${bare[2]}.${bare[3]}` : text.replace(/\.{2,}/g, '.')).slice(0, 10)
}

/** Brings '1.9.2026' and '01092026' to the ten characters 'dd.MM.yyyy'; leaves anything else. */
export const completeDate = (text: string): string => {
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
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
