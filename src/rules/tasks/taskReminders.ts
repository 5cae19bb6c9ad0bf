/**
 * Reminders of the term of a task: on the day when the term becomes „с изтичащ срок“ and on the first day when the task
 * is late. The specification has no reminders.
 */
import { addDays, type CivilDate } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { soonWithin } from '../deadlines/deadlineState.ts'

export type Reminder = { type: 'TaskDueSoon' | 'TaskOverdue'; day: CivilDate }

const workingDaysBefore = (end: CivilDate, days: number, calendar: DayCalendar): CivilDate => {
  let day = end
  for (let left = days; left > 0; ) {
    day = addDays(day, -1)
    if (!calendar.isNonWorking(day)) left -= 1
  }
  return day
}

export const remindersOf = (end: CivilDate, calendar: DayCalendar): Reminder[] => [
  { type: 'TaskDueSoon', day: workingDaysBefore(end, soonWithin, calendar) },
  { type: 'TaskOverdue', day: addDays(end, 1) },
]

/**
 * Returns the reminders to be sent until today. `since`: the day on which the task was assigned or resumed; reminders
 * begin on the next day.
 */
export const remindersDue = (
  end: CivilDate,
  { since, today }: { since: CivilDate; today: CivilDate },
  calendar: DayCalendar,
): Reminder[] => remindersOf(end, calendar).filter(({ day }) => day > since && day <= today)
