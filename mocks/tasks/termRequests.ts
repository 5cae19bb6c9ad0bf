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

/** The last request for more time for a part; null for none. */
export const termRequestOf = (db: MockDatabase, { id, taskGuid }: TaskAssigneeRow): TermRequestRow | null =>
  db.termRequests
    .by('taskGuid', taskGuid)
    .filter(({ assigneeId }) => assigneeId === id)
    .reduce<TermRequestRow | null>((last, one) => (last && last.id > one.id ? last : one), null)

type Asked = Pick<TermRequestRow, 'until' | 'reason'>

/** Keeps a request until it is decided; a new one takes the place of one that waits. */
export const keepTermRequest = (db: MockDatabase, part: TaskAssigneeRow, { until, reason }: Asked): void => {
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
