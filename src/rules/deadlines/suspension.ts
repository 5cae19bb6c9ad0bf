import { DeadlineUnit } from '../../contract/enumerations.ts'
import { addDays, type CivilDate, daysBetween, formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { pluralise } from '../words/pluralise.ts'
import type { DayCalendar } from './dayCalendar.ts'
import { type EndOfDeadline, endOfDeadline } from './endOfTerm.ts'

/** A period in which a term does not run. Day `from` still counts; counting continues on the day after `to`. */
export type Suspension = { from: CivilDate; to: CivilDate }

export const isSuspendedOn = (date: CivilDate, suspensions: readonly Suspension[]): boolean =>
  suspensions.some(({ from, to }) => date > from && date <= to)

/**
 * Returns the term moved by a suspension. The time that remained when the suspension began is added after the
 * suspension ends.
 */
export const extendBySuspension = (
  term: EndOfDeadline,
  { from, to }: Suspension,
  unit: DeadlineUnit | undefined,
  calendar: DayCalendar,
): EndOfDeadline => {
  if (from > term.end || to <= from) return term
  const moved =
    unit === DeadlineUnit.WORKING_DAYS
      ? calendar.stepWorkingDays(term.rawEnd, calendar.workingDaysBetween(from, to))
      : addDays(term.rawEnd, daysBetween(from, to))
  const rawEnd = moved < to ? to : moved
  return { rawEnd, end: calendar.roll(rawEnd) }
}

export const endAfterSuspensions = (
  start: CivilDate,
  quantity: number,
  unit: DeadlineUnit,
  suspensions: readonly Suspension[],
  calendar: DayCalendar,
): EndOfDeadline =>
  suspensions
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .reduce(
      (term, one) => extendBySuspension(term, one, unit, calendar),
      endOfDeadline(start, quantity, unit, calendar),
    )

/** Returns the suspensions that end after the start of a term; their days before the start are cut off. */
export const suspensionsOfTerm = (start: CivilDate, suspensions: readonly Suspension[]): Suspension[] =>
  suspensions.filter(({ to }) => to > start).map(({ from, to }) => ({ from: from < start ? start : from, to }))

/**
 * True if the document is suspended and its term does not run. A term that had already ended before the suspension
 * stays late.
 */
export const isTermSuspended = (end: CivilDate, suspendedOn: CivilDate | null): boolean =>
  suspendedOn !== null && end >= suspendedOn

export const hasPassed = (end: CivilDate, today: CivilDate, suspendedOn: CivilDate | null): boolean =>
  end < today && !isTermSuspended(end, suspendedOn)

export const suspendedSentence = (
  start: CivilDate,
  end: CivilDate,
  unit: DeadlineUnit | undefined,
  suspendedOn: CivilDate,
  calendar: DayCalendar,
): string => {
  const inWorkingDays = unit === DeadlineUnit.WORKING_DAYS
  const from = start > suspendedOn ? start : suspendedOn
  const left = inWorkingDays ? calendar.workingDaysBetween(from, end) : daysBetween(from, end)
  const what = pluralise(left, inWorkingDays ? 'workingDay' : 'day')
  const after =
    left === 0
      ? 'Срокът изтича в деня на възобновяването.'
      : `След възобновяването ще ${left === 1 ? 'остане' : 'останат'} ${what}.`
  return `Документът е спрян на ${formatDateYear(suspendedOn)} и срокът не тече. ${after}`
}

export const suspensionSentence = ({ from, to }: Suspension): string =>
  `Срокът не е текъл ${pluralise(daysBetween(from, to), 'day')}: документът е бил спрян от ${formatDateYear(from)} до ${formatDateYear(to)}`

/** Parses an ISO 8601 interval „2026-11-24/2026-12-01“; undefined if invalid. */
export const asSuspension = (interval: string): Suspension | undefined => {
  const [from = '', to = ''] = interval.split('/')
  return isCivilDate(from) && isCivilDate(to) ? { from, to } : undefined
}
export const intervalOf = ({ from, to }: Suspension): string => `${from}/${to}`
