import { type CivilDate, civilDateOf, daysBetween, isCivilDate, isoAt } from '../../src/dates/civilDate.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000

/**
 * Parses a simulated date (`2026-11-20`), to which Sofia's time of the start can be appended (`2026-11-20T10:00`).
 * `clockOffset` is by how many milliseconds the simulated clock is ahead of the real one; it is absent if the time of
 * day is real. Throws an Error with a readable message if the value is neither.
 */
export const simulatedDay = (name: string, value: string): { day: CivilDate; clockOffset?: number } => {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(value) ?? []
  if (!isCivilDate(day)) throw new Error(`${name} must look like 2026-11-20 or 2026-11-20T10:00, not "${value}"`)
  return time === undefined ? { day } : { day, clockOffset: Date.parse(isoAt(day, time)) - Date.now() }
}

/** Returns by how many milliseconds the clock of a simulated day is ahead of the real one. */
export const clockOffsetOf = ({ day, clockOffset }: ReturnType<typeof simulatedDay>): number =>
  clockOffset ?? daysBetween(civilDateOf(new Date()), day) * dayInMilliseconds
