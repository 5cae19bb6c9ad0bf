/** How near a deadline is: for the colour and the small words under a date, and for the „с изтичащ срок“ lists. */

import { type CivilDate, daysBetween, formatDateYear } from '../../dates/civilDate.ts'
import { counted } from '../words/count.ts'
import type { DayCalendar } from './dayCalendar.ts'
import { isOverdue, workingDaysLeft } from './endOfTerm.ts'

export type DeadlineState = {
  kind: 'overdue' | 'today' | 'soon' | 'ahead'
  /** Working days after today up to and including the end; 0 or less once the end is today or past. */
  workingDaysLeft: number
  /** Calendar days since the end; 0 while it has not passed. */
  daysOverdue: number
  /** „8 раб. дни“, „днес“, „просрочен с 1 ден“ (of the term). */
  text: string
  /** The same as a sentence, for titles and screen readers. */
  sentence: string
}

/** A deadline within so many working days is „с изтичащ срок“. */
export const soonWithin = 3

/** The state of something open whose deadline is `end`. Something finished has no state: do not ask. */
export const deadlineState = (end: CivilDate, today: CivilDate, calendar: DayCalendar): DeadlineState => {
  const date = formatDateYear(end)
  const passed = daysBetween(end, today)
  const left = workingDaysLeft(end, today, calendar)
  if (isOverdue(end, today)) {
    const text = `просрочен с ${counted(passed, 'day')}`
    return {
      kind: 'overdue',
      workingDaysLeft: left,
      daysOverdue: passed,
      text,
      sentence: `Срокът изтече на ${date}, преди ${counted(passed, 'day')}.`,
    }
  }
  if (passed === 0)
    return { kind: 'today', workingDaysLeft: 0, daysOverdue: 0, text: 'днес', sentence: 'Срокът изтича днес.' }
  return {
    kind: left <= soonWithin ? 'soon' : 'ahead',
    workingDaysLeft: left,
    daysOverdue: 0,
    text: left === 0 ? counted(-passed, 'day') : counted(left, 'workingDayShort'),
    sentence:
      left === 0
        ? `Срокът изтича на ${date}, след ${counted(-passed, 'day')}.`
        : `До изтичането на срока на ${date} има ${counted(left, 'workingDay')}.`,
  }
}

/** What remains of a term as a sentence begins it or goes on: „остава 1 раб. ден“, „остават 3 раб. дни“. */
export const remainingWords = (text: string): string => `${text.startsWith('1 ') ? 'остава' : 'остават'} ${text}`
