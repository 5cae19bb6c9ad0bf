import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { formerVersions } from '../records/formerRows.ts'
import type { CorrespondentRow } from './correspondentRows.ts'

export const correspondentNameOf = (row: CorrespondentRow): string =>
  row.isLegalEntity ? (row.entityName ?? '') : [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')
export const identifierOf = (row: CorrespondentRow): string =>
  (row.isLegalEntity ? row.entityIdentifier : (row.unifiedCitizenshipNumber ?? row.foreignerPersonalIdentifier)) ?? ''

/**
 * The identifier shown in a list. That of a citizen is masked for all users; only the record shows it to those who need
 * it.
 */
export const listedIdentifier = (row: CorrespondentRow): string =>
  row.isLegalEntity ? identifierOf(row) : maskIdentifier(identifierOf(row))

/** The previous names of a correspondent, the oldest first, without repetitions. */
export const formerNamesOf = (db: MockDatabase, row: CorrespondentRow): string[] => {
  const names = formerVersions(db, 'correspondents', row.id).map(correspondentNameOf)
  return [...new Set(names)].filter((name) => name !== correspondentNameOf(row))
}
export const soughtNamesOf = (db: MockDatabase, row: CorrespondentRow): string =>
  [correspondentNameOf(row), ...formerNamesOf(db, row)].join(' ')
