import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { formerVersions } from '../records/formerRows.ts'
import type { CorrespondentRow } from './correspondentRows.ts'

export const correspondentNameOf = (row: CorrespondentRow): string =>
  row.isLegalEntity ? (row.entityName ?? '') : [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')
export const identifierOf = (row: CorrespondentRow): string =>
  (row.isLegalEntity ? row.entityIdentifier : (row.unifiedCitizenshipNumber ?? row.foreignerPersonalIdentifier)) ?? ''

/**
 * Returns the identifier shown in lists. The identifier of a citizen is masked for all users; only the page of the
 * correspondent shows it, to users with permission.
 */
export const listedIdentifier = (row: CorrespondentRow): string =>
  row.isLegalEntity ? identifierOf(row) : maskIdentifier(identifierOf(row))

/** The names before each change and until when, without the current one. A name that was used twice is listed once. */
export const datedFormerNames = (db: MockDatabase, row: CorrespondentRow): { name: string; until: string | null }[] => {
  const names: { name: string; until: string | null }[] = formerVersions(db, 'correspondents', row.id).map(
    ({ until, row: former }) => ({
      name: correspondentNameOf(former),
      until,
    }),
  )
  // The names of records that were merged into this one find it too.
  for (const merged of db.correspondents.by('mergedIntoId', row.id))
    names.push({ name: correspondentNameOf(merged), until: null })
  const last = new Map(names.map((one) => [one.name, one]))
  last.delete(correspondentNameOf(row))
  return [...last.values()]
}
export const formerNamesOf = (db: MockDatabase, row: CorrespondentRow): string[] =>
  datedFormerNames(db, row).map(({ name }) => name)
export const soughtNamesOf = (db: MockDatabase, row: CorrespondentRow): string =>
  [correspondentNameOf(row), ...formerNamesOf(db, row)].join(' ')
