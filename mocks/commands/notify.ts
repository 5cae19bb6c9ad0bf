import { formatNumber } from '../../src/rules/registrationNumber.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'

const notify = (world: World, personId: number, row: DocumentRow): void =>
  world.put('notifications', {
    id: world.nextId('notifications'),
    personId,
    type: 'NewDocument',
    text: `Нов документ № ${formatNumber(row.number, row.dateRegistered)}: ${row.subject}`,
    dateCreated: world.now().toISOString(),
    dateSeen: null,
    documentGuid: row.guid,
    taskGuid: null,
    commentId: null,
  })

/** Whom a registered document concerns: the person it is addressed to, or the head of the addressed department. */
const addresseesOf = (world: World, row: DocumentRow): number[] => {
  if (row.addressedToPersonId) return [row.addressedToPersonId]
  if (!row.addressedToDepartmentId) return []
  const heads = world.positions.by('departmentId', row.addressedToDepartmentId).filter(({ isHead }) => isHead)
  return heads.flatMap(({ id }) => world.persons.by('positionId', id).map((person) => person.id))
}

/** Tells about a new registered document: its addressees, its author, and who registered it. */
export const notifyOfNewDocument = (world: World, row: DocumentRow): void => {
  const people = new Set([...addresseesOf(world, row), row.authorPersonId])
  if (row.registeredByPersonId) people.add(row.registeredByPersonId)
  for (const personId of people) notify(world, personId, row)
}
