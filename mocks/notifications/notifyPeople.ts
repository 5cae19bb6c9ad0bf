import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { NotificationRow } from '../audit/rows.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { notifyAll } from './notify.ts'

type DocumentNotification = Pick<NotificationRow, 'type' | 'text'> & {
  documentGuid: string
  commentId?: number
  taskGuid?: string
}

/** Sends each of these people a notification about a document; nobody is notified of what they did themselves. */
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

/** „Документ № 94-12-20.11.2026“, or by its subject while it has no number. */
export const titleOf = (row: DocumentRow): string =>
  row.number ? `Документ № ${formatNumber(row.number, row.dateRegistered)}` : `Документ „${row.subject}“`

/** Who works on a document: its author, the person it is addressed to, who gives and who does its tasks. */
export const peopleOn = (world: World, row: DocumentRow): number[] => [
  row.authorPersonId,
  ...(row.addressedToPersonId === null ? [] : [row.addressedToPersonId]),
  ...world.tasks.by('documentGuid', row.guid).map(({ assignerPersonId }) => assignerPersonId),
  ...world.taskAssignees.by('documentGuid', row.guid).map(({ personId }) => personId),
]
