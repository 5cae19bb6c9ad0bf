import type * as v from 'valibot'
import { type TaskCompletion, tasks } from '../../../contract/tasks.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'
import type { Task } from '../taskState.ts'

/** Returns the mutation that completes a part of a task. After a lost response the part counts as completed by its date. */
export const completionMutation = (
  body: v.InferOutput<typeof TaskCompletion>,
  options: { quiet?: true } = {},
): Mutation<Task, Task> => ({
  about: `completion/${body.assigneeId}`,
  content: body,
  send: (idempotencyKey) => attempt(tasks.completeTask, { body }, { idempotencyKey, ...options }),
  readCurrent: () => attempt(tasks.getTask, { query: { taskGuid: body.taskGuid } }, { quiet: true }),
  find: (now) =>
    now.taskAssignees.some(({ id, dateCompleted }) => id === body.assigneeId && dateCompleted) ? { reply: now } : null,
})
