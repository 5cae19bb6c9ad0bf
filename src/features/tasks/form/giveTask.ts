import { tasks } from '../../../contract/tasks.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../../transport/request.ts'
import type { Task } from '../state.ts'
import { isFor, type Mine, sentTask } from './sentTask.ts'

type Options = { /** Says nothing by itself: the caller reports. */ quiet?: true }

/** The body as a change of a task that it has already made: the same people keep their parts. */
const asChangeOf = (body: Task, made: Task): Task => ({
  ...body,
  id: made.id,
  ...(made.guid && { guid: made.guid }),
  taskAssignees: body.taskAssignees.map((row) => ({
    ...row,
    id: row.id || (made.taskAssignees.find((one) => isFor(one, row))?.id ?? 0),
  })),
})

/** Sends a task, CreateTask for a new one and UpdateTask for one with a guid; a lost answer is looked for on the document. */
export const givenTask = (body: Task, mine: Mine, options: Options = {}): Write<Task[], Task> => ({
  about: `task/${body.docGuid}/${body.guid ?? 'new'}`,
  content: body,
  send: (intent) => attempt(body.guid ? tasks.updateTask : tasks.createTask, { body }, { intent, ...options }),
  ask: attempt(tasks.getDocumentTasks, { query: { docGuid: body.docGuid } }, { quiet: true }),
  find: (present) => {
    const reply = sentTask(present, body, mine)
    return reply && { reply }
  },
  change: (made) => givenTask(asChangeOf(body, made), mine, options),
})
