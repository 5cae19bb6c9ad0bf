import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import type { World } from '../engine/world.ts'
import { formerVersions } from '../records/formerRows.ts'
import type { CorrespondentRow } from './rows.ts'

/** The name of a correspondent, whole: a legal entity with its form, a person with all names. */
export const correspondentNameOf = (row: CorrespondentRow): string =>
  row.isLegalEntity ? (row.entityName ?? '') : [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')
export const identifierOf = (row: CorrespondentRow): string =>
  (row.isLegalEntity ? row.entityIdentifier : (row.unifiedCitizenshipNumber ?? row.foreignerPersonalIdentifier)) ?? ''

/** The number beside a name in a list: a citizen's is masked for everybody, the record shows it to who needs it. */
export const listedIdentifier = (row: CorrespondentRow): string =>
  row.isLegalEntity ? identifierOf(row) : maskIdentifier(identifierOf(row))

/** What a correspondent was called before, the oldest first, each once. */
export const formerNamesOf = (world: World, row: CorrespondentRow): string[] => {
  const names = formerVersions(world, 'correspondents', row.id).map(correspondentNameOf)
  return [...new Set(names)].filter((name) => name !== correspondentNameOf(row))
}
/** All names by which a correspondent is found: the one of now and those before. */
export const soughtNamesOf = (world: World, row: CorrespondentRow): string =>
  [correspondentNameOf(row), ...formerNamesOf(world, row)].join(' ')
