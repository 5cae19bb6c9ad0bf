import type { Document } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../rules/civilDate.ts'
import type { DayCalendar } from '../../../rules/dayCalendar.ts'
import { type DayRole, type ExplainedDay, explainDeadline } from '../../../rules/deadlineExplanation.ts'
import { asDeadlineUnit } from '../../../rules/deadlines.ts'

/** A day as the strip draws it. */
type Day = { date: string; role: 'start' | 'counted' | 'off' | 'holiday' | 'end'; note?: string }
export type ExplainedTerm = {
  sentences: string[]
  /** The days of the strip; of a long term its beginning and its end. Empty when the term was set by hand. */
  first: Day[]
  /** How many days are left out between the two. */
  between: number
  last: Day[]
}

/** Up to six weeks are drawn whole; of a longer term the first week and the last two. */
const drawnWhole = 42
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

/** Why a document's term ends when it does, in words and in days; null when it has no term. */
export const explainedTerm = (deadline: Document['deadline'], calendar: DayCalendar): ExplainedTerm | null => {
  if (!deadline) return null
  const { startDate, endDate, quantity, deadlineUnitOfMeasureId, ruleName, legalBasis } = deadline
  const unit = asDeadlineUnit(deadlineUnitOfMeasureId)
  const byRule = unit === undefined ? undefined : explainDeadline(startDate, quantity, unit, calendar)
  const source = [ruleName && `По правилото „${ruleName}“.`, legalBasis && `Основание: ${legalBasis}.`].filter(
    (one) => one,
  )
  if (byRule?.end !== endDate) {
    const byHand = `Срокът ${formatDateYear(endDate)} е определен за този документ и не следва от общо правило.`
    return { sentences: [byHand, ...source], first: [], between: 0, last: [] }
  }
  const days = byRule.days.map(dayOf)
  const sentences = [byRule.rule, ...(byRule.movedBecause ? [byRule.movedBecause] : []), ...source]
  if (days.length <= drawnWhole) return { sentences, first: days, between: 0, last: [] }
  return {
    sentences,
    first: days.slice(0, firstDays),
    between: days.length - firstDays - lastDays,
    last: days.slice(-lastDays),
  }
}
