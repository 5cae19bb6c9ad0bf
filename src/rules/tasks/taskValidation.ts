/** The required fields of a task and of its assignees (specification 2, section 5). */

import { DeadlineUnit } from '../../contract/enumerations.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { deadlineProblem } from '../deadlines/endOfTerm.ts'
import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'
import type { TaskFieldName } from './taskFields.ts'
import { isNegativeResult, isResultFor } from './taskResults.ts'

export type TaskFields = {
  taskType: { id: number } | null
  taskPriority: { id: number } | null
  isMain: boolean
  continueAfterParentTaskConjunctionType: { id: number } | null
  continueAfterParentTaskResultType: { id: number } | null
}
export type AssigneeFields = {
  startDate: CivilDate | null
  unit: { id: number } | null
  quantity: number | null
  instruction: string
  /** The saved start date. Only this date may be in the past. */
  startedOn: CivilDate | null
  isDone: boolean
}
export type TaskErrors = {
  fields: Partial<Record<TaskFieldName, string>>
  /** The errors of the assignees, one entry for each assignee in the same order. */
  assignees: Partial<Record<'startDate' | 'unit' | 'quantity' | 'instruction', string>>[]
}

export const startInPastMessage = 'Началната дата не може да е преди днес.'

const requireChoice = (option: { id: number } | null): string | undefined =>
  typeof option?.id === 'number' ? undefined : requiredMessage
const withoutUndefined = <T extends object>(errors: T): T =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined)) as T

/**
 * Returns the error of the length of a term. If no unit is chosen yet, the limit of calendar days applies, which is the
 * largest.
 */
const quantityProblem = ({ quantity, startDate, unit }: AssigneeFields, today: CivilDate): string | undefined => {
  if (quantity === null || Number.isNaN(quantity)) return requiredMessage
  return deadlineProblem(startDate ?? today, quantity, unit?.id ?? DeadlineUnit.CALENDAR_DAYS) ?? undefined
}

const startProblem = ({ startDate, startedOn }: AssigneeFields, today: CivilDate): string | undefined => {
  if (!startDate) return requiredMessage
  return startDate < today && startDate !== startedOn ? startInPastMessage : undefined
}

export const assigneeErrors = (row: AssigneeFields, today: CivilDate): TaskErrors['assignees'][number] =>
  row.isDone
    ? {}
    : withoutUndefined({
        startDate: startProblem(row, today),
        unit: requireChoice(row.unit),
        quantity: quantityProblem(row, today),
        instruction: row.instruction.trim() ? undefined : requiredMessage,
      })

export const taskErrors = (task: TaskFields, assignees: readonly AssigneeFields[], today: CivilDate): TaskErrors => ({
  fields: withoutUndefined({
    taskType: requireChoice(task.taskType),
    taskPriority: requireChoice(task.taskPriority),
    taskAssignees: assignees.length > 0 ? undefined : requiredMessage,
    continueAfterParentTaskConjunctionType: task.isMain
      ? undefined
      : requireChoice(task.continueAfterParentTaskConjunctionType),
    continueAfterParentTaskResultType: task.isMain ? undefined : requireChoice(task.continueAfterParentTaskResultType),
  }),
  assignees: assignees.map((row) => assigneeErrors(row, today)),
})

const documentNeededMessage = 'Задачата изисква документ при приключване.'
export const emptyDocumentMessage = 'В документа няма нито файл, нито текст. Прикачете файла, преди да приключите.'
const otherResultMessage = 'С този резултат не се приключва задача от този вид.'

export type Completion = { resultId: number | null; comment: string; documentGuid: string | null }
/** The content of a document. If the content is unknown, only the backend checks it. */
export type DocumentContent = { filesCount: number; text: string }
type Completed = {
  taskTypeId: number | undefined
  needsDocument: boolean
  document?: DocumentContent | undefined
}

const isEmpty = ({ filesCount, text }: DocumentContent): boolean => filesCount === 0 && text.trim() === ''

/** Returns an error if a needed document is missing or has no content; a number and a subject are not enough. */
const documentProblem = (guid: string | null, { needsDocument, document }: Completed): string | undefined => {
  if (!needsDocument) return undefined
  if (guid === null) return documentNeededMessage
  return document && isEmpty(document) ? emptyDocumentMessage : undefined
}

const resultProblem = (resultId: number | null, taskTypeId: number | undefined): string | undefined => {
  if (resultId === null) return requiredMessage
  return isResultFor(taskTypeId, resultId) ? undefined : otherResultMessage
}

export const completionErrors = (
  { resultId, comment, documentGuid }: Completion,
  completion: Completed,
): FieldErrors<keyof Completion> =>
  errorsOf<keyof Completion>({
    resultId: resultProblem(resultId, completion.taskTypeId),
    comment: isNegativeResult(resultId) && !comment.trim() ? requiredMessage : undefined,
    documentGuid: documentProblem(documentGuid, completion),
  })
