import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import type { DayCalendar } from './dayCalendar.ts'
import { type DayRole, type ExplainedDay, explainDeadline } from './deadlineExplanation.ts'
import { asDeadlineUnit, deadlineProblem } from './endOfTerm.ts'
import { isTermSuspended, type Suspension, suspendedSentence, suspensionSentence } from './suspension.ts'

export type Term = {
  startDate: CivilDate
  quantity: number
  unitId: number
  endDate: CivilDate
  suspensions?: readonly Suspension[] | undefined
  /** The day since which the document is suspended, so that the term does not run. */
  suspendedOn?: CivilDate | null | undefined
}
export type StripDay = {
  date: CivilDate
  role: 'start' | 'counted' | 'off' | 'holiday' | 'suspended' | 'end'
  note?: string
}
export type TermStrip = {
  sentences: string[]
  first: StripDay[]
  between: number
  last: StripDay[]
}

/**
 * The longest term of which every day is drawn, in days. Of a longer term only the first week and the last two weeks
 * are drawn.
 */
const drawnWhole = 42
const firstDays = 7
const lastDays = 14

const drawnAs: Record<DayRole, StripDay['role']> = {
  start: 'start',
  counted: 'counted',
  'skipped-weekend': 'off',
  holiday: 'holiday',
  suspended: 'suspended',
  moved: 'off',
  end: 'end',
}
const dayOf = ({ date, role, holidayName }: ExplainedDay): StripDay => {
  const day = { date, role: drawnAs[role] }
  if (role === 'moved') return { ...day, note: `${holidayName ?? 'почивен ден'}, срокът се премества` }
  const isPassedOver = role === 'holiday' || role === 'skipped-weekend'
  return holidayName && isPassedOver ? { ...day, note: holidayName } : day
}

export const stripOfSentence = (sentence: string): TermStrip => ({
  sentences: [sentence],
  first: [],
  between: 0,
  last: [],
})

const withFullStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)
/** Returns a sentence that the term is suspended now; an empty list if the term runs. */
export const suspendedSentences = (
  { startDate, endDate, unitId, suspendedOn = null }: Term,
  calendar: DayCalendar,
): string[] =>
  suspendedOn !== null && isTermSuspended(endDate, suspendedOn)
    ? [suspendedSentence(startDate, endDate, asDeadlineUnit(unitId), suspendedOn, calendar)]
    : []

/**
 * Returns the days of a term and their explanation; null if the term computed from start, quantity and unit ends on
 * another day than the stored one.
 */
export const termStrip = (term: Term, calendar: DayCalendar): TermStrip | null => {
  const { startDate, quantity, unitId, endDate, suspensions = [] } = term
  const unit = asDeadlineUnit(unitId)
  if (unit === undefined || deadlineProblem(startDate, quantity, unitId) !== null) return null
  const explained = explainDeadline(startDate, quantity, unit, calendar, suspensions)
  if (explained.end !== endDate) return null
  const days = explained.days.map(dayOf)
  const named = explained.days.flatMap(({ date, role, holidayName }) =>
    holidayName && role !== 'counted' ? [`${formatDateYear(date)} – ${holidayName}`] : [],
  )
  const sentences = [
    ...suspendedSentences(term, calendar),
    explained.rule,
    ...suspensions.filter(({ from }) => from <= endDate).map(suspensionSentence),
    ...(explained.movedBecause ? [explained.movedBecause] : []),
    ...(named.length > 0 ? [`Неприсъствени дни в срока: ${named.join('; ')}`] : []),
  ].map(withFullStop)
  if (days.length <= drawnWhole) return { sentences, first: days, between: 0, last: [] }
  return {
    sentences,
    first: days.slice(0, firstDays),
    between: days.length - firstDays - lastDays,
    last: days.slice(-lastDays),
  }
}
