import type { DocumentRow } from '../../contract/shapes/documents.ts'
import { type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import { soonWithin } from '../../rules/deadlines/deadlineState.ts'
import { counted } from '../../rules/words/count.ts'

export type DeadlineWords = { text: string; tone: 'late' | 'soon' | undefined }

/**
 * The hint under a deadline and its colour. The backend knows the calendar and returns the remaining working days; null
 * means that no term runs, and no hint is shown.
 */
export const deadlineWords = (
  { deadline, workingDaysLeft }: Pick<DocumentRow, 'deadline' | 'workingDaysLeft'>,
  today: CivilDate,
): DeadlineWords | null => {
  if (deadline === null || workingDaysLeft === null) return null
  const passed = daysBetween(deadline, today)
  if (passed > 0) return { text: `просрочен с ${counted(passed, 'day')}`, tone: 'late' }
  if (passed === 0) return { text: 'днес', tone: 'soon' }
  const text = workingDaysLeft === 0 ? counted(-passed, 'day') : counted(workingDaysLeft, 'workingDayShort')
  return { text, tone: workingDaysLeft <= soonWithin ? 'soon' : undefined }
}
