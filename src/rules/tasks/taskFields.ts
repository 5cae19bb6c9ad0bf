import type * as v from 'valibot'
import type { Task, TaskAssignee } from '../../contract/tasks.ts'

type Given = v.InferOutput<typeof Task>
type SetByServer =
  | 'id'
  | 'guid'
  | 'docGuid'
  | 'number'
  | 'taskStatus'
  | 'parentTaskGuid'
  | 'resolution'
  | 'assignedBy'
  | 'dateCreated'
  | 'suspendedOn'
  | 'suspensions'
  | 'withdrawnReason'

/**
 * The fields that the user fills in. If a field is added to a task, it is one of these unless `SetByServer` lists it.
 */
export type TaskFieldName = Exclude<keyof Given, SetByServer>

export const taskFieldLabels: Record<TaskFieldName, string> = {
  taskType: 'Вид',
  taskPriority: 'Приоритет',
  controller: 'Контролиращ',
  continueAfterParentTaskConjunctionType: 'Условие',
  continueAfterParentTaskResultType: 'Резултат на предходната задача',
  description: 'Описание',
  needsDocument: 'Документ при приключване',
  taskAssignees: 'Изпълнители',
}
export const taskFieldNames = Object.keys(taskFieldLabels) as readonly TaskFieldName[]

type GivenAssignee = v.InferOutput<typeof TaskAssignee>
/**
 * The fields that the user fills in for an assignee, apart from the person. The server computes the end of the term.
 */
export type AssigneeFieldName = 'instruction' | Exclude<keyof GivenAssignee['deadline'], 'endDate'>
