import { addDays, type CivilDate, weekday } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'

/** The time of the clock in the demonstration, which is within working hours. */
export const DEMO_HOUR = '10:00'
const WEDNESDAY = 3
/** The number of days before and after today that are searched. They always contain a working Wednesday. */
const FURTHEST = 60

/**
 * Returns the nearest working Wednesday, because the mock database has data on the days before and after a Wednesday.
 */
export const demoDay = (today: CivilDate, calendar: Pick<DayCalendar, 'isNonWorking'>): CivilDate => {
  for (let away = 0; away <= FURTHEST; away += 1)
    for (const day of [addDays(today, away), addDays(today, -away)])
      if (weekday(day) === WEDNESDAY && !calendar.isNonWorking(day)) return day
  return today
}

export type DemoPlaces = {
  message: string
  toResolve: string
  resolved: string
  task: string
  toSign: string
  delivered: string
  number: string
}

export type DemoDatabase = { state: Blob; day: CivilDate; places: DemoPlaces }
