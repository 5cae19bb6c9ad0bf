import type { Task } from '../state.ts'

type Mine = { personId: number | undefined; since: string }
/** The clocks of the server and of this computer may differ by so much. */
const slack = 5 * 60_000

const partsOf = ({ taskAssignees }: Task): string =>
  taskAssignees
    .map(({ instruction, deadline }) => `${instruction.trim()}|${deadline.startDate}|${deadline.quantity}`)
    .toSorted()
    .join('\n')

/**
 * The task that a write whose answer was lost has left on the document: for a change the same task with the same parts,
 * for a new one a task of mine that came after the form was opened. Null when there is none.
 */
export const sentTask = (present: readonly Task[], body: Task, { personId, since }: Mine): Task | null => {
  const sameParts = (one: Task) => one.taskType?.id === body.taskType?.id && partsOf(one) === partsOf(body)
  if (body.guid) return present.find((one) => one.guid === body.guid && sameParts(one)) ?? null
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
