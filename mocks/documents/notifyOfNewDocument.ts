import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from '../notifications/notify.ts'
import { canOpen } from '../people/workAccess.ts'
import type { DocumentRow } from './rows.ts'

/** Whom a registered document concerns: the person it is addressed to, or the head of the addressed department. */
const addresseesOf = (world: World, row: DocumentRow): number[] => {
  if (row.addressedToPersonId) return [row.addressedToPersonId]
  if (!row.addressedToDepartmentId) return []
  const heads = world.positions.by('departmentId', row.addressedToDepartmentId).filter(({ isHead }) => isHead)
  return heads.flatMap(({ id }) => world.persons.by('positionId', id).map((person) => person.id))
}

/** Tells about a new registered document who can open it: its addressees and its author, but not who registered it. */
export const notifyOfNewDocument = (world: World, row: DocumentRow): void => {
  const people = [...addresseesOf(world, row), row.authorPersonId]
  const others = people.filter(
    (personId) => personId !== row.registeredByPersonId && canOpen(world, 'documents', personId),
  )
  notifyAll(world, others, {
    type: 'NewDocument',
    text: `Нов документ № ${formatNumber(row.number, row.dateRegistered)}: ${row.subject}`,
    documentGuid: row.guid,
  })
}
