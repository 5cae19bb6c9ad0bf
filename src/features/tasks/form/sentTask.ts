import { type TaskFieldName, taskFieldNames } from '../../../rules/tasks/taskFields.ts'
import type { Task } from '../taskState.ts'

const partsOf = ({ taskAssignees }: Task): string =>
  taskAssignees
    .map(({ instruction, deadline }) => `${instruction.trim()}|${deadline.startDate}|${deadline.quantity}`)
    .toSorted()
    .join('\n')

type Assignee = Task['taskAssignees'][number]

/** True if a part of a task belongs to the sent assignee: to the person, or to the holder of the position. */
export const isFor = (part: Assignee, { assigneePerson, assigneePosition }: Assignee): boolean =>
  assigneePerson && part.assigneePerson
    ? part.assigneePerson.id === assigneePerson.id
    : assigneePosition !== null && part.assigneePosition?.id === assigneePosition.id

const hasSameParts = (one: Task, body: Task): boolean =>
  one.taskType?.id === body.taskType?.id && partsOf(one) === partsOf(body)

const isSame: Record<TaskFieldName, (one: Task, body: Task) => boolean> = {
  taskType: (one, body) => one.taskType?.id === body.taskType?.id,
  taskPriority: (one, body) => one.taskPriority?.id === body.taskPriority?.id,
  // The server writes the instruction of the responsible assignee into an empty description.
  description: (one, body) => body.description === '' || one.description === body.description,
  taskAssignees: (one, body) =>
    partsOf(one) === partsOf(body) &&
    body.taskAssignees.every((row) => one.taskAssignees.some((part) => isFor(part, row))),
  continueAfterParentTaskConjunctionType: (one, body) =>
    one.continueAfterParentTaskConjunctionType?.id === body.continueAfterParentTaskConjunctionType?.id,
  continueAfterParentTaskResultType: (one, body) =>
    one.continueAfterParentTaskResultType?.id === body.continueAfterParentTaskResultType?.id,
  controller: (one, body) => one.controller?.id === body.controller?.id,
  needsDocument: (one, body) => one.needsDocument === body.needsDocument,
}

/** Returns the task if a change whose response was lost has been saved; null if it was not saved. */
export const changedTask = (present: readonly Task[], body: Task): Task | null =>
  present.find((one) => one.guid === body.guid && taskFieldNames.every((field) => isSame[field](one, body))) ?? null

/** Returns the user's tasks with the same type and parts as `body`. Tasks without an author are included. */
export const equalTasks = (present: readonly Task[], body: Task, personId: number | undefined): readonly Task[] =>
  present
    .filter(({ assignedBy }) => assignedBy === undefined || assignedBy.id === personId)
    .filter((one) => hasSameParts(one, body))

export const taskKey = ({ id }: Task): string => String(id)
