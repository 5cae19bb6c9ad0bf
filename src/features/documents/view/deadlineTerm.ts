import type { Document } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import type { DayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { termChangeSentence } from '../../../rules/deadlines/termChanges.ts'
import { stripOfSentence, type TermStrip, termStrip } from '../../../rules/deadlines/termStrip.ts'

/** Returns a day-by-day explanation of how the deadline is computed. */
export const deadlineTerm = (deadline: NonNullable<Document['deadline']>, calendar: DayCalendar): TermStrip => {
  const { startDate, quantity, deadlineUnitOfMeasureId: unitId, ruleName, legalBasis, changes } = deadline
  // The explanation is about the deadline that the rule had set: the one before the first change by a user.
  const [first] = changes
  const endDate = first ? first.from : deadline.endDate
  const strip =
    (startDate !== null && endDate !== null && unitId !== null && quantity !== null
      ? termStrip({ ...deadline, startDate, endDate, quantity, unitId }, calendar)
      : null) ??
    stripOfSentence(
      endDate === null
        ? 'Документът е нямал срок по правило.'
        : `Срокът ${formatDateYear(endDate)} е определен за този документ и не следва от общо правило.`,
    )
  const source = [ruleName && `По правилото „${ruleName}“.`, legalBasis && `Основание: ${legalBasis}.`]
  const last = changes.at(-1)
  const moved =
    last && last.to !== deadline.endDate ? [`След това срокът е преместен на ${formatDateYear(deadline.endDate)}`] : []
  return {
    ...strip,
    sentences: [
      ...strip.sentences,
      ...(strip.first.length > 0 ? source.filter((one) => one !== '') : []),
      ...changes.map(termChangeSentence),
      ...moved,
    ],
  }
}
