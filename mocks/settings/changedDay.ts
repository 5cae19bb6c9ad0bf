import type { CivilDate } from '../../src/dates/civilDate.ts'
import { type DayCalendar, dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import { asDeadlineUnit } from '../../src/rules/deadlines/endOfTerm.ts'
import { endAfterSuspensions, type Suspension, suspensionsOfTerm } from '../../src/rules/deadlines/suspension.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { calendarOf } from './calendar.ts'

type Term = { start: CivilDate; quantity: number; unitId: number; end: CivilDate; suspensions: readonly Suspension[] }
type Change = { date: CivilDate; isNonWorking: boolean }
/** A changed day of the calendar, with the calendars before and after the change. */
export type ChangedDay = { date: CivilDate; before: DayCalendar; after: DayCalendar }

const calendarWith = (db: MockDatabase, { date, isNonWorking }: Change): DayCalendar => {
  const rows = db.nonWorkingDays.all()
  if (isNonWorking) return dayCalendar([...rows, { date, name: '' }])
  // Only one row of the day is removed: if the day has two holidays, the other one remains.
  const [removed] = db.nonWorkingDays.by('date', date)
  return dayCalendar(rows.filter((day) => day !== removed))
}

/**
 * Returns the changed day with its calendars. Must be called before the change is stored, because it reads the calendar
 * before the change.
 */
export const changedDay = (db: MockDatabase, change: Change): ChangedDay => ({
  date: change.date,
  before: calendarOf(db),
  after: calendarWith(db, change),
})

export const movedEnd = (term: Term, { date, before, after }: ChangedDay): CivilDate | undefined => {
  const { start, quantity, unitId, end, suspensions } = term
  const unit = asDeadlineUnit(unitId)
  if (unit === undefined || date <= start || date > end) return undefined
  const endBy = (calendar: DayCalendar) =>
    endAfterSuspensions(start, quantity, unit, suspensionsOfTerm(start, suspensions), calendar).end
  const moved = endBy(after)
  return moved !== end && endBy(before) === end ? moved : undefined
}
