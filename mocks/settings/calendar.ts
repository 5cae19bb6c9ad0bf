import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { type DayCalendar, dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import type { World } from '../engine/world.ts'
import type { NonWorkingDayRow } from './rows.ts'

const made = new WeakMap<readonly NonWorkingDayRow[], DayCalendar>()

export const calendarOf = (world: World): DayCalendar => {
  const rows = world.nonWorkingDays.all()
  let calendar = made.get(rows)
  if (!calendar) {
    calendar = dayCalendar(rows)
    made.set(rows, calendar)
  }
  return calendar
}

export const todayOf = (world: World): CivilDate => civilDateOf(world.now())
