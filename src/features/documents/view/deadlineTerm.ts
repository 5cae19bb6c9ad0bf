import type { Document } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import type { DayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { type TermStrip, termStrip, unexplained } from '../../../rules/deadlines/termStrip.ts'

/** Why a document's term ends when it does, in words and in days, with the rule it came from. */
export const deadlineTerm = (deadline: NonNullable<Document['deadline']>, calendar: DayCalendar): TermStrip => {
  const { startDate, endDate, quantity, deadlineUnitOfMeasureId: unitId, ruleName, legalBasis } = deadline
  const strip =
    (startDate !== null && unitId !== null && quantity !== null
      ? termStrip({ ...deadline, startDate, quantity, unitId }, calendar)
      : null) ??
    unexplained(`Срокът ${formatDateYear(endDate)} е определен за този документ и не следва от общо правило.`)
  const source = [ruleName && `По правилото „${ruleName}“.`, legalBasis && `Основание: ${legalBasis}.`]
  return { ...strip, sentences: [...strip.sentences, ...source.filter((one) => one !== '')] }
}
