import type { Task } from '../state.ts'

const partsOf = ({ taskAssignees }: Task): string =>
  taskAssignees
    .map(({ instruction, deadline }) => `${instruction.trim()}|${deadline.startDate}|${deadline.quantity}`)
    .toSorted()
    .join('\n')

type Assignee = Task['taskAssignees'][number]

/** Whether a part is for whom the sent row names: the person, or who holds the position. */
export const isFor = (part: Assignee, { assigneePerson, assigneePosition }: Assignee): boolean =>
  assigneePerson && part.assigneePerson
    ? part.assigneePerson.id === assigneePerson.id
    : assigneePosition !== null && part.assigneePosition?.id === assigneePosition.id

/** What a change of a task says of the whole of it. */
const sameWhole = (one: Task, body: Task): boolean =>
  (body.description === '' || one.description === body.description) &&
  one.taskPriority?.id === body.taskPriority?.id &&
  one.controller?.id === body.controller?.id &&
  one.needsDocument === body.needsDocument &&
  body.taskAssignees.every((row) => one.taskAssignees.some((part) => isFor(part, row)))

const sameParts = (one: Task, body: Task): boolean =>
  one.taskType?.id === body.taskType?.id && partsOf(one) === partsOf(body)

/** The task that a change whose answer was lost has left: the same one with the same parts and words; null when it did not. */
export const changedTask = (present: readonly Task[], body: Task): Task | null =>
  present.find((one) => one.guid === body.guid && sameParts(one, body) && sameWhole(one, body)) ?? null

/** The tasks of a document that this person gave with the same type and parts; who gave one may not be said. */
export const equalTasks = (present: readonly Task[], body: Task, personId: number | undefined): readonly Task[] =>
  present
    .filter(({ assignedBy }) => assignedBy === undefined || assignedBy.id === personId)
    .filter((one) => sameParts(one, body))

/** What a task is known by; its guid is our proposal. */
export const taskKey = ({ id }: Task): string => String(id)
