import type { CivilDate } from '../../src/dates/civilDate.ts'
import { type DayCalendar, dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import { endAfterSuspensions, ofTerm, type Suspension } from '../../src/rules/deadlines/suspension.ts'
import type { World } from '../engine/world.ts'
import { calendarOf } from './calendar.ts'

type Term = { start: CivilDate; quantity: number; unitId: number; end: CivilDate; suspensions: readonly Suspension[] }
/** A day that becomes non-working, or is so no more. */
type Change = { date: CivilDate; isNonWorking: boolean }
/** Such a day, with the calendars on both sides of the change. */
export type ChangedDay = { date: CivilDate; before: DayCalendar; after: DayCalendar }

const calendarWith = (world: World, { date, isNonWorking }: Change): DayCalendar => {
  const rows = world.nonWorkingDays.all()
  if (isNonWorking) return dayCalendar([...rows, { date, name: '' }])
  // Of two holidays on one day the other one remains.
  const [removed] = world.nonWorkingDays.by('date', date)
  return dayCalendar(rows.filter((day) => day !== removed))
}

/** The day with both calendars, before anything of it is written. */
export const changedDay = (world: World, change: Change): ChangedDay => ({
  date: change.date,
  before: calendarOf(world),
  after: calendarWith(world, change),
})

/** Where a term ends by the other calendar; undefined where it stays, or was not computed from its start. */
export const movedEnd = (term: Term, { date, before, after }: ChangedDay): CivilDate | undefined => {
  const { start, quantity, unitId, end, suspensions } = term
  const unit = asDeadlineUnit(unitId)
  // A day outside a term moves nothing: neither counting nor rolling comes to it.
  if (unit === undefined || date <= start || date > end) return undefined
  const endBy = (calendar: DayCalendar) =>
    endAfterSuspensions(start, quantity, unit, ofTerm(start, suspensions), calendar).end
  const moved = endBy(after)
  return moved !== end && endBy(before) === end ? moved : undefined
}
