import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { NotificationRow } from './notificationRows.ts'

type NewNotification = Pick<NotificationRow, 'type' | 'text'> &
  Partial<
    Pick<
      NotificationRow,
      'documentGuid' | 'taskGuid' | 'messageGuid' | 'commentId' | 'staffKind' | 'staffId' | 'record' | 'dateCreated'
    >
  >

export const notifyAll = (db: MockDatabase, people: Iterable<number>, notification: NewNotification): void => {
  for (const personId of new Set(people))
    db.put('notifications', {
      documentGuid: null,
      taskGuid: null,
      commentId: null,
      messageGuid: null,
      staffKind: null,
      staffId: null,
      record: null,
      dateCreated: db.now().toISOString(),
      ...notification,
      id: db.nextId('notifications'),
      personId,
      dateSeen: null,
    })
}
