/** What is wrong with a typed time of day. */
export type TimeProblem = 'invalid' | 'beforeMin' | 'afterMax'
export type TimeLimits = { min?: string | undefined; max?: string | undefined }

/** Puts in the colon after two digits typed at the end; who types it as well gets one. */
export const typeTime = (before: string, after: string): string => {
  const text = after.replace(/[.,:\s]+/g, ':').replace(/[^\d:]/g, '')
  if (after.length <= before.length || !after.startsWith(before)) return text.slice(0, 5)
  if (/^\d{2}$/.test(text)) return `${text}:`
  const bare = /^(\d{2})(\d{1,2})$/.exec(text)
  return (bare ? `${bare[1]}:${bare[2]}` : text).slice(0, 5)
}

/** Brings '9:05' and '0905' to five characters; leaves anything else. */
export const completeTime = (text: string): string => {
  const parts = /^(\d{1,2}):(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2]}` : text
}

/** Reads a typed time: 24 hours, HH:mm, exactly five characters (document 2, section 5). Limits are HH:mm, both included. */
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

/** The limits of the time on `date` when date-time limits 'YYYY-MM-DDTHH:mm' fall on that very day. */
export const timeLimitsOn = (
  date: string | null,
  limits: { min?: string | undefined; max?: string | undefined },
): TimeLimits => ({
  min: date !== null && limits.min?.startsWith(date) ? limits.min.slice(11, 16) || undefined : undefined,
  max: date !== null && limits.max?.startsWith(date) ? limits.max.slice(11, 16) || undefined : undefined,
})
