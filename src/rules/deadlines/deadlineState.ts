import { type CivilDate, daysBetween, formatDateYear } from '../../dates/civilDate.ts'
import { pluralise } from '../words/pluralise.ts'
import type { DayCalendar } from './dayCalendar.ts'
import { isOverdue, workingDaysLeft } from './endOfTerm.ts'

export type DeadlineState = {
  kind: 'overdue' | 'today' | 'soon' | 'ahead'
  /** Zero or less if the end is today or has passed. */
  workingDaysLeft: number
  daysOverdue: number
  text: string
  sentence: string
}

/** The number of working days before the end from which a term counts as „с изтичащ срок“. */
export const soonWithin = 3

/**
 * Returns how much of a term is left. Must not be called for a finished item, because the result would be „overdue“.
 */
export const deadlineState = (end: CivilDate, today: CivilDate, calendar: DayCalendar): DeadlineState => {
  const date = formatDateYear(end)
  const passed = daysBetween(end, today)
  const left = workingDaysLeft(end, today, calendar)
  if (isOverdue(end, today)) {
    const text = `просрочен с ${pluralise(passed, 'day')}`
    return {
      kind: 'overdue',
      workingDaysLeft: left,
      daysOverdue: passed,
      text,
      sentence: `Срокът изтече на ${date}, преди ${pluralise(passed, 'day')}.`,
    }
  }
  if (passed === 0)
    return { kind: 'today', workingDaysLeft: 0, daysOverdue: 0, text: 'днес', sentence: 'Срокът изтича днес.' }
  return {
    kind: left <= soonWithin ? 'soon' : 'ahead',
    workingDaysLeft: left,
    daysOverdue: 0,
    text: left === 0 ? pluralise(-passed, 'day') : pluralise(left, 'workingDayShort'),
    sentence:
      left === 0
        ? `Срокът изтича на ${date}, след ${pluralise(-passed, 'day')}.`
        : `До изтичането на срока на ${date} има ${pluralise(left, 'workingDay')}.`,
  }
}

/** Puts the verb before a remaining time: „остава 1 раб. ден“, „остават 3 раб. дни“. */
export const remainingText = (text: string): string => `${text.startsWith('1 ') ? 'остава' : 'остават'} ${text}`
