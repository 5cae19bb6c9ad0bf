import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { NotificationRow } from './notificationRows.ts'
import { notifyAll } from './notify.ts'

type DocumentNotification = Pick<NotificationRow, 'type' | 'text'> & {
  documentGuid: string
  commentId?: number
  taskGuid?: string
}

export const notifyOthers = (
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
