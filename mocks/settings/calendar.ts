import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { type DayCalendar, dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { NonWorkingDayRow } from './settingsRows.ts'

const made = new WeakMap<readonly NonWorkingDayRow[], DayCalendar>()

export const calendarOf = (db: MockDatabase): DayCalendar => {
  const rows = db.nonWorkingDays.all()
  let calendar = made.get(rows)
  if (!calendar) {
    calendar = dayCalendar(rows)
    made.set(rows, calendar)
  }
  return calendar
}

export const todayOf = (db: MockDatabase): CivilDate => civilDateOf(db.now())
