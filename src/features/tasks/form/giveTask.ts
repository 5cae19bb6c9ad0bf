import { filter, type Observable } from 'rxjs'
import { tasks } from '../../../contract/tasks.ts'
import { type Ending, isEnding, judgeBy, settled } from '../../../screen-kit/writes/settled.ts'
import { attempt } from '../../../transport/request.ts'
import type { Task } from '../state.ts'
import { sentTask } from './sentTask.ts'

type How = {
  /** The key of this wish: sent again, it gives the task once. */
  intent: string
  /** Who gives it, and since when the form is open: by these a task is known whose answer was lost. */
  personId: number | undefined
  since: string
  /** Says nothing by itself: the caller reports. */
  quiet?: boolean
}

/** Sends a task, CreateTask for a new one and UpdateTask for one with a guid; a lost answer is looked for on the document. */
export const giveTask = (body: Task, { intent, personId, since, quiet }: How): Observable<Ending<Task>> =>
  settled<Task[], Task>(
    attempt(body.guid ? tasks.updateTask : tasks.createTask, { body }, { intent, ...(quiet && { quiet }) }),
    attempt(tasks.getDocumentTasks, { query: { docGuid: body.docGuid } }, { quiet: true }),
    judgeBy((present) => {
      const reply = sentTask(present, body, { personId, since })
      return reply && { reply }
    }),
  ).pipe(filter(isEnding))
