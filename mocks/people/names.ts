import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../world.ts'
import type { PersonRow } from './rows.ts'

export const fullNameOf = ({ firstName, middleName, lastName }: PersonRow): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
export const firstAndLastNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName} ${lastName}`
/** „М. Петрова“: what a narrow column shows. */
export const shortNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName.slice(0, 1)}. ${lastName}`

export const personOption = (world: World, id: number | null) => {
  const person = world.persons.get(id)
  return person ? { id: person.id, fullName: fullNameOf(person) } : null
}
export const departmentOption = (world: World, id: number | null) => {
  const department = world.departments.get(id)
  return department ? { id: department.id, departmentName: department.name } : null
}

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
