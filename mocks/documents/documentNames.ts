import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { peopleOfDocument } from './correspondentRoles.ts'
import type { DocumentRow } from './documentRows.ts'

type Party = { id: number; name: string; roleId: number | null }
export const correspondentOptions = (db: MockDatabase, document: DocumentRow): Party[] =>
  peopleOfDocument(document).flatMap(({ id, roleId }) => {
    const row = asOf(db, 'correspondents', id, document.dateRegistered)
    return row ? [{ id, name: correspondentNameOf(row), roleId }] : []
  })
export const correspondentNames = (db: MockDatabase, document: DocumentRow): string[] => {
  const names = correspondentOptions(db, document).map(({ name }) => name)
  return names.length === 0 && document.isAnonymous ? ['Анонимен'] : names
}

export const addressedToOf = (db: MockDatabase, row: DocumentRow): string => {
  const person = asOf(db, 'persons', row.addressedToPersonId, row.dateRegistered)
  const department = asOf(db, 'departments', row.addressedToDepartmentId, row.dateRegistered)
  if (person) return firstAndLastNameOf(person)
  return department?.shortName ?? department?.name ?? ''
}

export const typeNameOf = (db: MockDatabase, row: DocumentRow): string =>
  asOf(db, 'documentTypes', row.typeId, row.dateRegistered)?.name ?? ''

export const documentLabel = (row: DocumentRow): string =>
  row.number ? formatNumber(row.number, row.dateRegistered) : `„${row.subject}“`

export const titleOf = (row: DocumentRow): string =>
  row.number ? `Документ № ${formatNumber(row.number, row.dateRegistered)}` : `Документ „${row.subject}“`
