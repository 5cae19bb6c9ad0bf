import { formatDateYear } from '../../../dates/civilDate.ts'
import type { DayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { suspensionsOfTerm } from '../../../rules/deadlines/suspension.ts'
import {
  stripOfSentence,
  suspendedSentences,
  type Term,
  type TermStrip,
  termStrip,
} from '../../../rules/deadlines/termStrip.ts'

/**
 * Explains the term of an assignee („Защо този срок?“). If the days do not add up with the suspensions, because the end
 * date was set after a suspension, the term is explained without them.
 */
export const taskTerm = (term: Term, calendar: DayCalendar): TermStrip => {
  const suspensions = suspensionsOfTerm(term.startDate, term.suspensions ?? [])
  const strip = termStrip({ ...term, suspensions }, calendar) ?? termStrip({ ...term, suspensions: [] }, calendar)
  if (strip) return strip
  const why = `Срокът ${formatDateYear(term.endDate)} е изчислен от сървъра по неговия календар на неприсъствените дни.`
  return { ...stripOfSentence(why), sentences: [...suspendedSentences(term, calendar), why] }
}
