import { optionLabel } from '../../contract/labels.ts'
import { TaskPriority, TaskStatus } from '../../contract/taskKinds.ts'
import { type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import { soonWithin } from '../../rules/deadlines/deadlineState.ts'
import type { StatusTone } from '../../rules/documents/documentStatus.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import type { Task } from './taskState.ts'

const statusTones: Record<TaskStatus, StatusTone> = {
  [TaskStatus.OPEN]: 'blue',
  [TaskStatus.WAITS_FOR_GUIDANCE]: 'violet',
  [TaskStatus.NOT_ACCEPTED]: 'orange',
  [TaskStatus.DONE]: 'green',
  [TaskStatus.DONE_LATE]: 'brown',
  [TaskStatus.WITHDRAWN]: 'grey',
  [TaskStatus.CLOSED_AUTOMATICALLY]: 'grey',
}
export const taskStatusTone = (id: number | null | undefined): StatusTone => {
  const status = Object.values(TaskStatus).find((one) => one === id)
  return status === undefined ? 'grey' : statusTones[status]
}

const priorityTones: Readonly<Record<number, StatusTone>> = {
  [TaskPriority.FAST]: 'amber',
  [TaskPriority.VERY_FAST]: 'red',
}
export const priorityTone = (id: number | null): StatusTone | undefined => priorityTones[id ?? 0]

/** Returns which assignees of the parent task must complete it and with which result; '' if there is no condition. */
export const conditionText = (
  task: Pick<Task, 'continueAfterParentTaskConjunctionType' | 'continueAfterParentTaskResultType'>,
): string =>
  [task.continueAfterParentTaskConjunctionType, task.continueAfterParentTaskResultType]
    .map((part) => optionLabel(part))
    .filter((text) => text !== '')
    .join('; ')

const longestHeadline = 140
const headlineOf = (description: string): string => {
  const [line = ''] = description.trim().split('\n')
  return line.length <= longestHeadline ? line : `${line.slice(0, longestHeadline).replace(/\s+\S*$/, '')}…`
}
export const isInHeadline = (text: string, instruction: string): boolean =>
  text.trim() === '' || (text.trim() === instruction.trim() && headlineOf(text) === text.trim())

/**
 * Returns the title of a task from its instruction and the subject of its document; the number of the task if both are
 * empty.
 */
export const headline = (instruction: string, subject: string, number: string | undefined): string =>
  [headlineOf(instruction).replace(/\.$/, ''), subject].filter((part) => part).join(' – ') || `Задача № ${number ?? ''}`

export type DueText = { text: string; tone: 'late' | 'soon' | undefined }

/**
 * Returns how far away the end of a task is. The backend computes the remaining working days; if they are null, the
 * task is closed and the result is null.
 */
export const dueText = (
  { endDate, workingDaysLeft }: { endDate: CivilDate | null; workingDaysLeft: number | null },
  today: CivilDate,
): DueText | null => {
  if (endDate === null || workingDaysLeft === null) return null
  const passed = daysBetween(endDate, today)
  if (passed > 0) return { text: `просрочена с ${pluralise(passed, 'day')}`, tone: 'late' }
  if (passed === 0) return { text: 'днес', tone: 'soon' }
  const text = workingDaysLeft <= 0 ? pluralise(-passed, 'day') : pluralise(workingDaysLeft, 'workingDayShort')
  return { text, tone: workingDaysLeft <= soonWithin ? 'soon' : undefined }
}
