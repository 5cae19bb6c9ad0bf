import { formatDateYear } from '../../../rules/civilDate.ts'
import type { DayCalendar } from '../../../rules/dayCalendar.ts'
import { type Term, type TermStrip, termStrip, unexplained } from '../../../rules/termStrip.ts'

/** „Защо този срок?“ of an assignee, in words and in days. */
export const taskTerm = (term: Term, calendar: DayCalendar): TermStrip =>
  termStrip(term, calendar) ??
  unexplained(
    `Срокът ${formatDateYear(term.endDate)} е изчислен от сървъра по неговия календар на неприсъствените дни.`,
  )
