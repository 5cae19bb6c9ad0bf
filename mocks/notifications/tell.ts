import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/world.ts'
import { notifyAll } from './notify.ts'
import type { NotificationRow } from './rows.ts'

type DocumentNotification = Pick<NotificationRow, 'type' | 'text'> & {
  documentGuid: string
  commentId?: number
  taskGuid?: string
}

/** Notifies people about a document, except the user who caused it. */
export const notify = (
  db: MockDatabase,
  caller: Caller,
  people: Iterable<number>,
  notification: DocumentNotification,
): void =>
  notifyAll(
    db,
    [...people].filter((personId) => personId !== caller.person.id),
    notification,
  )
