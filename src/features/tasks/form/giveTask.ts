import { tasks } from '../../../contract/tasks.ts'
import { duplicatesWarning, ExistingIds } from '../../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt, mapReply, type Outcome } from '../../../transport/request.ts'
import type { Task } from '../taskState.ts'
import { changedTask, equalTasks, isFor, taskKey } from './sentTask.ts'

type Options = { quiet?: true }

/**
 * Returns the body that changes the task which an earlier attempt created. The assignees get the ids that they have
 * there.
 */
const asChangeOf = (body: Task, made: Task): Task => ({
  ...body,
  id: made.id,
  ...(made.guid && { guid: made.guid }),
  taskAssignees: body.taskAssignees.map((row) => ({
    ...row,
    id: row.id || (made.taskAssignees.find((one) => isFor(one, row))?.id ?? 0),
  })),
})

export const presentTasks = (docGuid: string): Promise<Outcome<Task[]>> =>
  attempt(tasks.getDocumentTasks, { query: { docGuid } }, { quiet: true })

const equalKeys = async (body: Task, personId: number | undefined): Promise<Outcome<string[]>> =>
  mapReply(await presentTasks(body.docGuid), (present) => equalTasks(present, body, personId).map(taskKey))

/**
 * Returns the mutation that saves a task: CreateTask for a new one, UpdateTask for a task with a GUID. After a lost
 * response, an equal task that did not exist before counts as created.
 */
export const givenTask = (body: Task, personId: number | undefined, options: Options = {}): Mutation<Task[], Task> => {
  const before = new ExistingIds()
  const send = (idempotencyKey: string) =>
    attempt(body.guid ? tasks.updateTask : tasks.createTask, { body }, { idempotencyKey, ...options })
  return {
    about: `task/${body.docGuid}/${body.guid ?? 'new'}`,
    content: body,
    send: (idempotencyKey) =>
      body.guid
        ? send(idempotencyKey)
        : before.send(
            () => equalKeys(body, personId),
            () => send(idempotencyKey),
          ),
    readCurrent: () => presentTasks(body.docGuid),
    find: (present) => {
      if (!body.guid) return before.foundOf(equalTasks(present, body, personId), taskKey)
      const reply = changedTask(present, body)
      return reply && { reply }
    },
    ...(body.guid
      ? { isRepeatable: true }
      : {
          duplicates: (present) =>
            duplicatesWarning(
              before.duplicatesOf(equalTasks(present, body, personId), taskKey),
              'Задачата е възложена',
              'Приключете излишната.',
            ),
        }),
    change: (made) => givenTask(asChangeOf(body, made), personId, options),
  }
}
