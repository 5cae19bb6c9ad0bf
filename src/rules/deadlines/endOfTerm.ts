/**
 * When does a term end that starts on a day and takes so many units? (CalcEndDateOfDeadline; document 2, sections 4 and
 * 7.) The starting day is not counted; a non-working end moves to the next working day (ГПК чл. 60). Civil dates of
 * Europe/Sofia.
 */
import { DeadlineUnit } from '../../contract/enumerations.ts'
import { addDays, addMonths, type CivilDate, isCivilDate } from '../../dates/civilDate.ts'
import { counted, type NounName } from '../words/count.ts'
import type { DayCalendar } from './dayCalendar.ts'

/** `rawEnd` is the day on which the units run out; `end` is the working day on which the term expires. */
export type EndOfDeadline = { end: CivilDate; rawEnd: CivilDate }

const unitNouns: Record<DeadlineUnit, NounName> = {
  [DeadlineUnit.CALENDAR_DAYS]: 'calendarDay',
  [DeadlineUnit.WORKING_DAYS]: 'workingDay',
  [DeadlineUnit.WEEKS]: 'week',
  [DeadlineUnit.MONTHS]: 'month',
  [DeadlineUnit.YEARS]: 'year',
}

/** „1 календарен ден“, „14 календарни дни“, „3 месеца“: the unit agrees with the number. */
export const formatTerm = (quantity: number, unit: DeadlineUnit): string => counted(quantity, unitNouns[unit])

/** A number from the wire as a unit, or undefined when there is no such unit. */
export const asDeadlineUnit = (value: number): DeadlineUnit | undefined =>
  Object.values(DeadlineUnit).find((unit) => unit === value)

/** The day on which so many units have run, before any move to a working day: working days end on one anyway. */
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

/** The longest term that is calculated, in each unit: a hundred years are a slip of the keyboard. */
const longest: Record<DeadlineUnit, number> = { 1: 36_500, 2: 25_000, 3: 5_200, 4: 1_200, 5: 100 }

/** Whether a start, a quantity and a unit make a term: what the screen checks before it asks, and the backend on asking. */
export const deadlineProblem = (start: string, quantity: number, unit: number): string | null => {
  if (!isCivilDate(start)) return 'Началната дата на срока не е валидна.'
  if (!Number.isInteger(quantity) || quantity < 0) return 'Срокът трябва да е цяло число, не по-малко от нула.'
  const known = asDeadlineUnit(unit)
  if (!known) return 'Мерната единица на срока не е позната.'
  return quantity > longest[known] ? 'Срокът е твърде дълъг.' : null
}

/**
 * The end of a term. Zero units end on the starting day or the first working day after it.
 * Throws RangeError with a Bulgarian message where `deadlineProblem` would have found one.
 */
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

/** Whether a term has passed: its last day is before today, whether or not today is worked. */
export const isOverdue = (end: CivilDate, today: CivilDate): boolean => end < today

/**
 * Working days that remain after `today` up to and including the end; negative when the end has passed. On the days off
 * after a term no working day has gone by yet, and it is late all the same.
 */
export const workingDaysLeft = (end: CivilDate, today: CivilDate, calendar: DayCalendar): number => {
  const days = calendar.workingDaysBetween(today, end)
  return isOverdue(end, today) ? Math.min(-1, days) : days
}
