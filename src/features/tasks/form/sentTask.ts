import type { Task } from '../state.ts'

/** Who gives it, and since when the form is open: by these a task is known whose answer was lost. */
export type Mine = { personId: number | undefined; since: string }
/** The clocks of the server and of this computer may differ by so much. */
const slack = 5 * 60_000

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

/**
 * The task that a write whose answer was lost has left on the document: for a change the same task with the same parts and
 * the same words, for a new one a task of mine that came after the form was opened. Null when there is none.
 */
export const sentTask = (present: readonly Task[], body: Task, { personId, since }: Mine): Task | null => {
  const sameParts = (one: Task) => one.taskType?.id === body.taskType?.id && partsOf(one) === partsOf(body)
  if (body.guid) return present.find((one) => one.guid === body.guid && sameParts(one) && sameWhole(one, body)) ?? null
  const from = Date.parse(since) - slack
  return (
    present.find(
      (one) =>
        one.assignedBy?.id === personId &&
        one.dateCreated !== undefined &&
        Date.parse(one.dateCreated) >= from &&
        sameParts(one),
    ) ?? null
  )
}
