import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { NotificationRow } from '../audit/rows.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../world.ts'

type NewNotification = Pick<NotificationRow, 'type' | 'text'> &
  Partial<
    Pick<
      NotificationRow,
      'documentGuid' | 'taskGuid' | 'messageGuid' | 'commentId' | 'staffKind' | 'staffId' | 'dateCreated'
    >
  >

/** Puts one notification before each of the people; nobody gets it twice. */
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

/** Whom a registered document concerns: the person it is addressed to, or the head of the addressed department. */
const addresseesOf = (world: World, row: DocumentRow): number[] => {
  if (row.addressedToPersonId) return [row.addressedToPersonId]
  if (!row.addressedToDepartmentId) return []
  const heads = world.positions.by('departmentId', row.addressedToDepartmentId).filter(({ isHead }) => isHead)
  return heads.flatMap(({ id }) => world.persons.by('positionId', id).map((person) => person.id))
}

/** Tells about a new registered document: its addressees and its author, but not who registered it. */
export const notifyOfNewDocument = (world: World, row: DocumentRow): void => {
  const people = [...addresseesOf(world, row), row.authorPersonId]
  const others = people.filter((personId) => personId !== row.registeredByPersonId)
  notifyAll(world, others, {
    type: 'NewDocument',
    text: `Нов документ № ${formatNumber(row.number, row.dateRegistered)}: ${row.subject}`,
    documentGuid: row.guid,
  })
}
