import { addDays, type CivilDate, weekday, yearOf } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'

export type DayChoice = { key: 'next' | 'monday' | 'holidays' | 'year'; label: string; day: CivilDate }

/** The number of days searched for a suitable day: more than a year, so a holiday is always found. */
const MOST_DAYS = 400

const firstAfter = (day: CivilDate, is: (day: CivilDate) => boolean): CivilDate => {
  let next = addDays(day, 1)
  for (let tried = 0; tried < MOST_DAYS && !is(next); tried += 1) next = addDays(next, 1)
  return next
}

export const dayChoices = (today: CivilDate, calendar: DayCalendar): DayChoice[] => {
  const isHoliday = (day: CivilDate) => calendar.holidayName(day) !== undefined
  const working = (day: CivilDate) => calendar.roll(addDays(day, 1))
  const choices: DayChoice[] = [
    { key: 'next', label: 'Следващ работен ден', day: working(today) },
    { key: 'monday', label: 'Понеделник', day: firstAfter(today, (day) => weekday(day) === 1) },
    { key: 'holidays', label: 'След празниците', day: working(firstAfter(today, isHoliday)) },
    { key: 'year', label: '2 януари', day: firstAfter(today, (day) => day === `${yearOf(day)}-01-02`) },
  ]
  return choices.filter(({ day }, at) => choices.findIndex((one) => one.day === day) === at)
}
