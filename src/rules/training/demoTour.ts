import { addDays, type CivilDate, weekday } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'

/** When the tour begins: an hour at which an office works. */
export const DEMO_HOUR = '10:00'
const WEDNESDAY = 3
/** Among so many days before and after there is a Wednesday that is worked. */
const FURTHEST = 60

/** The working Wednesday nearest to a day: the same day of the week shows as much before the tour as after it. */
export const demoDay = (today: CivilDate, calendar: Pick<DayCalendar, 'isNonWorking'>): CivilDate => {
  for (let away = 0; away <= FURTHEST; away += 1)
    for (const day of [addDays(today, away), addDays(today, -away)])
      if (weekday(day) === WEDNESDAY && !calendar.isNonWorking(day)) return day
  return today
}

/** What the tour shows, by the keys of its world. */
export type DemoPlaces = {
  /** A message that repeats a letter which is registered already. */
  message: string
  /** A letter that waits for a resolution, and one on which work was given. */
  toResolve: string
  resolved: string
  task: string
  /** An answer that waits to be signed, and one that was delivered. */
  toSign: string
  delivered: string
  /** The number of the resolved letter. */
  number: string
}

export type DemoWorld = { state: Blob; day: CivilDate; places: DemoPlaces }
