import { addDays, type CivilDate, weekday } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'

/** A start time within working hours. */
export const DEMO_HOUR = '10:00'
const WEDNESDAY = 3
/** In days: within this range there is always a working Wednesday. */
const FURTHEST = 60

/** The nearest working Wednesday: in the middle of the week there is data before and after the tour's day. */
export const demoDay = (today: CivilDate, calendar: Pick<DayCalendar, 'isNonWorking'>): CivilDate => {
  for (let away = 0; away <= FURTHEST; away += 1)
    for (const day of [addDays(today, away), addDays(today, -away)])
      if (weekday(day) === WEDNESDAY && !calendar.isNonWorking(day)) return day
  return today
}

export type DemoPlaces = {
  /** A message that duplicates a registered letter. */
  message: string
  /** A letter that waits for a resolution, and one with assigned tasks. */
  toResolve: string
  resolved: string
  task: string
  /** An answer that waits for signature, and one that was delivered. */
  toSign: string
  delivered: string
  number: string
}

export type DemoDatabase = { state: Blob; day: CivilDate; places: DemoPlaces }
