import type { DocumentRow } from '../../contract/shapes/documents.ts'
import { type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import { soonWithin } from '../../rules/deadlines/deadlineState.ts'
import { pluralise } from '../../rules/words/pluralise.ts'

export type DeadlineText = { text: string; tone: 'late' | 'soon' | undefined }

/**
 * Returns how far away the deadline of a document is. Null if no term runs, for which the backend sends null as the
 * number of working days left.
 */
export const deadlineText = (
  { deadline, workingDaysLeft }: Pick<DocumentRow, 'deadline' | 'workingDaysLeft'>,
  today: CivilDate,
): DeadlineText | null => {
  if (deadline === null || workingDaysLeft === null) return null
  const passed = daysBetween(deadline, today)
  if (passed > 0) return { text: `просрочен с ${pluralise(passed, 'day')}`, tone: 'late' }
  if (passed === 0) return { text: 'днес', tone: 'soon' }
  const text = workingDaysLeft === 0 ? pluralise(-passed, 'day') : pluralise(workingDaysLeft, 'workingDayShort')
  return { text, tone: workingDaysLeft <= soonWithin ? 'soon' : undefined }
}
