import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { DocumentRow } from './rows.ts'
export const correspondentNames = (world: World, { correspondentIds, isAnonymous }: DocumentRow): string[] => {
  const names = correspondentIds.flatMap((id) => {
    const row = world.correspondents.get(id)
    return row ? [correspondentNameOf(row)] : []
  })
  return names.length === 0 && isAnonymous ? ['Анонимен'] : names
}

/** Whom a document is for: the person, or the department. */
export const addressedToOf = (world: World, row: DocumentRow): string => {
  const person = world.persons.get(row.addressedToPersonId)
  const department = world.departments.get(row.addressedToDepartmentId)
  if (person) return firstAndLastNameOf(person)
  return department?.shortName ?? department?.name ?? ''
}

export const typeNameOf = (world: World, row: DocumentRow): string => world.documentTypes.get(row.typeId)?.name ?? ''

/** The number as people say it, or the subject of a document that has none yet. */
export const documentLabel = (row: DocumentRow): string =>
  row.number ? formatNumber(row.number, row.dateRegistered) : `„${row.subject}“`

/** „Документ № 94-12-20.11.2026“, or by its subject while it has no number. */
export const titleOf = (row: DocumentRow): string =>
  row.number ? `Документ № ${formatNumber(row.number, row.dateRegistered)}` : `Документ „${row.subject}“`
