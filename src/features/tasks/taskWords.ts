import { optionLabel } from '../../contract/labels.ts'
import { type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import { soonWithin } from '../../rules/deadlines/deadlineState.ts'
import type { StatusTone } from '../../rules/documents/documentStatus.ts'
import { counted } from '../../rules/words/count.ts'
import type { Task } from './state.ts'

const statusTones: Record<string, StatusTone> = {
  Неизпълнена: 'blue',
  'Чака указания': 'violet',
  'Неприето изпълнение': 'orange',
  Изпълнена: 'green',
  'Изпълнена след срока': 'brown',
}
/** The colour of a status by its name, as rows carry it; one that is not known is grey. */
export const taskStatusTone = (name: string): StatusTone => statusTones[name] ?? 'grey'

const priorityTones: Record<number, StatusTone> = { 2: 'amber', 3: 'red' }
/** Only what is quicker than usual is coloured. */
export const priorityTone = (id: number | null): StatusTone | undefined => priorityTones[id ?? 0]

/** On what condition a task follows the one before it: whose result, and which; '' for none. */
export const conditionWords = (
  task: Pick<Task, 'continueAfterParentTaskConjunctionType' | 'continueAfterParentTaskResultType'>,
): string =>
  [task.continueAfterParentTaskConjunctionType, task.continueAfterParentTaskResultType]
    .map((part) => optionLabel(part))
    .filter((words) => words !== '')
    .join('; ')

export type DueWords = { text: string; tone: 'late' | 'soon' | undefined }

/**
 * The small words under a term and their colour. The working days left come from the backend, which knows the calendar;
 * null means that the task is over and nothing is running.
 */
export const dueWords = (
  { endDate, workingDaysLeft }: { endDate: CivilDate | null; workingDaysLeft: number | null },
  today: CivilDate,
): DueWords | null => {
  if (endDate === null || workingDaysLeft === null) return null
  const passed = daysBetween(endDate, today)
  if (passed > 0) return { text: `просрочена с ${counted(passed, 'day')}`, tone: 'late' }
  if (passed === 0) return { text: 'днес', tone: 'soon' }
  const text = workingDaysLeft <= 0 ? counted(-passed, 'day') : counted(workingDaysLeft, 'workingDayShort')
  return { text, tone: workingDaysLeft <= soonWithin ? 'soon' : undefined }
}
