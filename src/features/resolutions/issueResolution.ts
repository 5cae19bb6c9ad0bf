import { documents } from '../../contract/documents.ts'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import type { Write } from '../../screen-kit/writes/idempotentWrite.ts'
import { PresentBefore } from '../../screen-kit/writes/presentBefore.ts'
import { attempt } from '../../transport/request.ts'
import { equalKeys, equalTasks, presentTasks, type Task, taskKey } from '../tasks/form/public.ts'

/**
 * Issues a resolution with its task in one step: CreateDocument with our proposed `tasks`. A lost answer is looked for
 * among the tasks of the document.
 */
export const resolutionWithTask = (
  docGuid: string,
  body: DocumentBody,
  task: Task,
  personId: number | undefined,
): Write<Task[], unknown> => {
  const before = new PresentBefore()
  return {
    about: `resolution/${docGuid}`,
    content: { ...body, tasks: [task] },
    send: (intent) =>
      before.send(
        equalKeys(task, personId),
        attempt(documents.createDocument, { body: { ...body, tasks: [task] } }, { intent }),
      ),
    ask: presentTasks(docGuid),
    find: (present) => before.foundOf(equalTasks(present, task, personId), taskKey),
  }
}
