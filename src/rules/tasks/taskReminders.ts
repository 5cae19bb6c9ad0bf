/**
 * When an assignee is reminded of a term („TaskDueSoon“, „TaskOverdue“). The specification leaves it open: as the day
 * begins on which the term becomes „с изтичащ срок“, and on which it is late. A term that stands still reminds nobody.
 */
import { addDays, type CivilDate } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { soonWithin } from '../deadlines/deadlineState.ts'

export type Reminder = { type: 'TaskDueSoon' | 'TaskOverdue'; day: CivilDate }

/** The working day from which so many working days are left to the end. */
const workingDaysBefore = (end: CivilDate, days: number, calendar: DayCalendar): CivilDate => {
  let day = end
  for (let left = days; left > 0; ) {
    day = addDays(day, -1)
    if (!calendar.isNonWorking(day)) left -= 1
  }
  return day
}

/** The days on which a term that ends then is spoken of. */
export const remindersOf = (end: CivilDate, calendar: DayCalendar): Reminder[] => [
  { type: 'TaskDueSoon', day: workingDaysBefore(end, soonWithin, calendar) },
  { type: 'TaskOverdue', day: addDays(end, 1) },
]

/**
 * Which of them have come by `today` and were still news: `since` is the day on which the assignee learned of the term
 * (given, or set going again after a suspension), and what that day or an earlier one says needs no reminder.
 */
export const remindersDue = (
  end: CivilDate,
  { since, today }: { since: CivilDate; today: CivilDate },
  calendar: DayCalendar,
): Reminder[] => remindersOf(end, calendar).filter(({ day }) => day > since && day <= today)
