/**
 * Computes the end of a term (CalcEndDateOfDeadline; specification 2, sections 4 and 7). The start day is not counted.
 * A non-working end moves to the next working day (ГПК чл. 60).
 */
import { DeadlineUnit } from '../../contract/enumerations.ts'
import { addDays, addMonths, type CivilDate, isCivilDate } from '../../dates/civilDate.ts'
import { type NounName, pluralise } from '../words/pluralise.ts'
import type { DayCalendar } from './dayCalendar.ts'

export type EndOfDeadline = { end: CivilDate; rawEnd: CivilDate }

const unitNouns: Record<DeadlineUnit, NounName> = {
  [DeadlineUnit.CALENDAR_DAYS]: 'calendarDay',
  [DeadlineUnit.WORKING_DAYS]: 'workingDay',
  [DeadlineUnit.WEEKS]: 'week',
  [DeadlineUnit.MONTHS]: 'month',
  [DeadlineUnit.YEARS]: 'year',
}

export const formatTerm = (quantity: number, unit: DeadlineUnit): string => pluralise(quantity, unitNouns[unit])

export const asDeadlineUnit = (value: number): DeadlineUnit | undefined =>
  Object.values(DeadlineUnit).find((unit) => unit === value)

/** Returns the last day of a term before it is moved to a working day. */
export const rawEndOf = (start: CivilDate, quantity: number, unit: DeadlineUnit, calendar: DayCalendar): CivilDate => {
  switch (unit) {
    case DeadlineUnit.CALENDAR_DAYS:
      return addDays(start, quantity)
    case DeadlineUnit.WORKING_DAYS:
      return calendar.stepWorkingDays(start, quantity)
    case DeadlineUnit.WEEKS:
      return addDays(start, 7 * quantity)
    case DeadlineUnit.MONTHS:
      return addMonths(start, quantity)
    case DeadlineUnit.YEARS:
      return addMonths(start, 12 * quantity)
  }
}

/** The longest term in each unit, about a hundred years. A longer one is considered a typing error. */
const longestTerms: Record<DeadlineUnit, number> = { 1: 36_500, 2: 25_000, 3: 5_200, 4: 1_200, 5: 100 }

/**
 * Returns the error of start, quantity and unit, or null if they give a valid term. Both the client and the mock
 * backend use this check.
 */
export const deadlineProblem = (start: string, quantity: number, unit: number): string | null => {
  if (!isCivilDate(start)) return 'Началната дата на срока не е валидна.'
  if (!Number.isInteger(quantity) || quantity < 0) return 'Срокът трябва да е цяло число, не по-малко от нула.'
  const known = asDeadlineUnit(unit)
  if (!known) return 'Мерната единица на срока не е позната.'
  return quantity > longestTerms[known] ? 'Срокът е твърде дълъг.' : null
}

/** Returns the end of a term. Throws a RangeError with a Bulgarian message if `deadlineProblem` returns an error. */
export const endOfDeadline = (
  start: CivilDate,
  quantity: number,
  unit: DeadlineUnit,
  calendar: DayCalendar,
): EndOfDeadline => {
  const problem = deadlineProblem(start, quantity, unit)
  if (problem) throw new RangeError(problem)
  const rawEnd = rawEndOf(start, quantity, unit, calendar)
  return { rawEnd, end: calendar.roll(rawEnd) }
}

/** True if the last day of a term is before today, even if today is a non-working day. */
export const isOverdue = (end: CivilDate, today: CivilDate): boolean => end < today

/**
 * Returns the number of working days until the end; negative if the end has passed, even if no working day came after
 * it.
 */
export const workingDaysLeft = (end: CivilDate, today: CivilDate, calendar: DayCalendar): number => {
  const days = calendar.workingDaysBetween(today, end)
  return isOverdue(end, today) ? Math.min(-1, days) : days
}
