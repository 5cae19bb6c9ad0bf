import { type CivilDate, formatDateYear } from '../../../rules/civilDate.ts'
import type { DayCalendar } from '../../../rules/dayCalendar.ts'
import { type DayRole, type ExplainedDay, explainDeadline } from '../../../rules/deadlineExplanation.ts'
import { asDeadlineUnit, deadlineProblem } from '../../../rules/deadlines.ts'

/** A computed term of an assignee: what it was computed from, and the end the server gave. */
export type Term = { startDate: CivilDate; quantity: number; unitId: number; endDate: CivilDate }
type Day = { date: string; role: 'start' | 'counted' | 'off' | 'holiday' | 'end'; note?: string }
export type ExplainedTerm = {
  sentences: string[]
  /** The days of the strip; of a long term its beginning and its end, of a term that cannot be explained none. */
  first: Day[]
  /** How many days are left out between the two. */
  between: number
  last: Day[]
}

/** Up to five weeks are drawn whole; of a longer term the first week and the last two. */
const drawnWhole = 35
const firstDays = 7
const lastDays = 14

const drawnAs: Record<DayRole, Day['role']> = {
  start: 'start',
  counted: 'counted',
  'skipped-weekend': 'off',
  holiday: 'holiday',
  moved: 'off',
  end: 'end',
}
const dayOf = ({ date, role, holidayName }: ExplainedDay): Day => {
  const day = { date, role: drawnAs[role] }
  if (role === 'moved') return { ...day, note: `${holidayName ?? 'почивен ден'}, срокът се премества` }
  return holidayName && role === 'holiday' ? { ...day, note: holidayName } : day
}

/** „Защо този срок?“ in words and in days. */
export const explainedTerm = ({ startDate, quantity, unitId, endDate }: Term, calendar: DayCalendar): ExplainedTerm => {
  const unit = asDeadlineUnit(unitId)
  const known = unit !== undefined && deadlineProblem(startDate, quantity, unitId) === null
  const byRule = known ? explainDeadline(startDate, quantity, unit, calendar) : undefined
  if (byRule?.end !== endDate)
    return {
      sentences: [
        `Срокът ${formatDateYear(endDate)} е изчислен от сървъра по неговия календар на неприсъствените дни.`,
      ],
      first: [],
      between: 0,
      last: [],
    }
  const days = byRule.days.map(dayOf)
  const named = byRule.days.flatMap(({ date, role, holidayName }) =>
    holidayName && role !== 'counted' ? [`${formatDateYear(date)} – ${holidayName}`] : [],
  )
  const sentences = [
    byRule.rule,
    ...(byRule.movedBecause ? [`${byRule.movedBecause}.`] : []),
    ...(named.length > 0 ? [`Неприсъствени дни в срока: ${named.join('; ')}.`] : []),
  ]
  if (days.length <= drawnWhole) return { sentences, first: days, between: 0, last: [] }
  return {
    sentences,
    first: days.slice(0, firstDays),
    between: days.length - firstDays - lastDays,
    last: days.slice(-lastDays),
  }
}
