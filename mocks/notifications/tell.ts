import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from './notify.ts'
import type { NotificationRow } from './rows.ts'

type DocumentNotification = Pick<NotificationRow, 'type' | 'text'> & {
  documentGuid: string
  commentId?: number
  taskGuid?: string
}

/** Notifies people about a document, except the user who caused it. */
export const tell = (
  world: World,
  caller: Caller,
  people: Iterable<number>,
  notification: DocumentNotification,
): void =>
  notifyAll(
    world,
    [...people].filter((personId) => personId !== caller.person.id),
    notification,
  )
