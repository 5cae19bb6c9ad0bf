import { timeInText } from './dateInText.ts'

export type TimeProblem = 'invalid' | 'beforeMin' | 'afterMax'
export type TimeLimits = { min?: string | undefined; max?: string | undefined }

/**
 * Returns the new text of a time field: a colon is inserted after two typed digits, and the user's own colon does not
 * make a second one. A pasted time is parsed as a whole.
 */
export const typeTime = (before: string, after: string): string => {
  const seen = after.replace(/\p{Cf}/gu, '').trimStart()
  const isWhole = seen.length > before.length + 1 || (seen.length > 1 && !seen.startsWith(before))
  const text = seen.replace(/[.,:\s]+/g, ':')
  if (!/^[\d:]*$/.test(text)) return isWhole ? completeTime(seen) : seen
  if (isWhole && !/^\d{1,2}:\d{2}$|^\d{0,4}$/.test(text)) return completeTime(seen)
  if (/[.,]/.test(seen)) return timeInText(text) !== null ? text : seen.replace(/:(?=[.,]$)/, '')
  if (seen.length <= before.length || !seen.startsWith(before)) return text
  if (seen.length === before.length + 1 && /^\d{2}:\d{2}$/.test(before)) return before
  if (/^\d{2}$/.test(text)) return `${text}:`
  const bare = /^(\d{2})(\d{1,2})$/.exec(text)
  return bare ? `${bare[1]}:${bare[2]}` : text
}

export const completeTime = (text: string): string => timeInText(text) ?? text

/**
 * Parses a typed time: 24 hours, HH:mm, exactly five characters (specification 2, section 5). Limits are HH:mm, both
 * inclusive.
 */
export const readTime = (
  text: string,
  limits: TimeLimits = {},
): { time: string | null; problem: TimeProblem | null } => {
  if (text === '') return { time: null, problem: null }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { time: null, problem: 'invalid' }
  if (limits.min && text < limits.min) return { time: null, problem: 'beforeMin' }
  if (limits.max && text > limits.max) return { time: null, problem: 'afterMax' }
  return { time: text, problem: null }
}

export const timeMessage = (problem: TimeProblem, limits: TimeLimits): string =>
  ({
    invalid: 'Въведеният час не е валиден.',
    beforeMin: `Часът трябва да е не по-рано от ${limits.min} ч.`,
    afterMax: `Часът трябва да е не по-късно от ${limits.max} ч.`,
  })[problem]

export const timeLimitsOn = (
  date: string | null,
  limits: { min?: string | undefined; max?: string | undefined },
): TimeLimits => ({
  min: date !== null && limits.min?.startsWith(date) ? limits.min.slice(11, 16) || undefined : undefined,
  max: date !== null && limits.max?.startsWith(date) ? limits.max.slice(11, 16) || undefined : undefined,
})
