import type { Task } from '../taskState.ts'

const partsOf = ({ taskAssignees }: Task): string =>
  taskAssignees
    .map(({ instruction, deadline }) => `${instruction.trim()}|${deadline.startDate}|${deadline.quantity}`)
    .toSorted()
    .join('\n')

type Assignee = Task['taskAssignees'][number]

/** True if a part belongs to the sent assignee: the person, or the holder of the position. */
export const isFor = (part: Assignee, { assigneePerson, assigneePosition }: Assignee): boolean =>
  assigneePerson && part.assigneePerson
    ? part.assigneePerson.id === assigneePerson.id
    : assigneePosition !== null && part.assigneePosition?.id === assigneePosition.id

const sameWhole = (one: Task, body: Task): boolean =>
  (body.description === '' || one.description === body.description) &&
  one.taskPriority?.id === body.taskPriority?.id &&
  one.controller?.id === body.controller?.id &&
  one.needsDocument === body.needsDocument &&
  body.taskAssignees.every((row) => one.taskAssignees.some((part) => isFor(part, row)))

const sameParts = (one: Task, body: Task): boolean =>
  one.taskType?.id === body.taskType?.id && partsOf(one) === partsOf(body)

/** Returns the task if a change whose response was lost has been saved; null if it was not saved. */
export const changedTask = (present: readonly Task[], body: Task): Task | null =>
  present.find((one) => one.guid === body.guid && sameParts(one, body) && sameWhole(one, body)) ?? null

/** The user's tasks with the same type and parts as `body`; also tasks without an author. */
export const equalTasks = (present: readonly Task[], body: Task, personId: number | undefined): readonly Task[] =>
  present
    .filter(({ assignedBy }) => assignedBy === undefined || assignedBy.id === personId)
    .filter((one) => sameParts(one, body))

export const taskKey = ({ id }: Task): string => String(id)
