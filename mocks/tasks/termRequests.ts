import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { TaskAssigneeRow } from './taskRows.ts'

export type TermRequestRow = {
  id: number
  taskGuid: string
  assigneeId: number
  until: string
  reason: string
  date: string
  decision: 'waiting' | 'accepted' | 'declined'
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    termRequests: TermRequestRow
  }
}

/** Returns the last request for more time for a part of a task; null if there is none. */
export const termRequestOf = (db: MockDatabase, { id, taskGuid }: TaskAssigneeRow): TermRequestRow | null =>
  db.termRequests
    .by('taskGuid', taskGuid)
    .filter(({ assigneeId }) => assigneeId === id)
    .reduce<TermRequestRow | null>((last, one) => (last && last.id > one.id ? last : one), null)

/** Returns the latest term that is asked for in parts of a task and not decided yet; null if there is none. */
export const termRequestedOn = (db: MockDatabase, parts: readonly TaskAssigneeRow[]): string | null =>
  parts
    .flatMap((part) => {
      const request = part.dateCompleted === null ? termRequestOf(db, part) : null
      return request?.decision === 'waiting' ? [request.until] : []
    })
    .toSorted()
    .at(-1) ?? null

type TermToKeep = Pick<TermRequestRow, 'until' | 'reason'>

/** Stores a request for more time until it is decided. A new request replaces an undecided request. */
export const keepTermRequest = (db: MockDatabase, part: TaskAssigneeRow, { until, reason }: TermToKeep): void => {
  const last = termRequestOf(db, part)
  db.put('termRequests', {
    id: last?.decision === 'waiting' ? last.id : db.nextId('termRequests'),
    taskGuid: part.taskGuid,
    assigneeId: part.id,
    ...{ until, reason },
    date: db.now().toISOString(),
    decision: 'waiting',
  })
}
