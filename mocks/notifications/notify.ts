import type { World } from '../engine/world.ts'
import type { NotificationRow } from './rows.ts'

type NewNotification = Pick<NotificationRow, 'type' | 'text'> &
  Partial<
    Pick<
      NotificationRow,
      'documentGuid' | 'taskGuid' | 'messageGuid' | 'commentId' | 'staffKind' | 'staffId' | 'dateCreated'
    >
  >

export const notifyAll = (world: World, people: Iterable<number>, notification: NewNotification): void => {
  for (const personId of new Set(people))
    world.put('notifications', {
      documentGuid: null,
      taskGuid: null,
      commentId: null,
      messageGuid: null,
      staffKind: null,
      staffId: null,
      dateCreated: world.now().toISOString(),
      ...notification,
      id: world.nextId('notifications'),
      personId,
      dateSeen: null,
    })
}
