import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import type { CorrespondentRow } from './rows.ts'

/** The name of a correspondent, whole: a legal entity with its form, a person with all names. */
export const correspondentNameOf = (row: CorrespondentRow): string =>
  row.isLegalEntity ? (row.entityName ?? '') : [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')
export const identifierOf = (row: CorrespondentRow): string =>
  (row.isLegalEntity ? row.entityIdentifier : (row.unifiedCitizenshipNumber ?? row.foreignerPersonalIdentifier)) ?? ''

/** The number beside a name in a list: a citizen's is masked for everybody, the record shows it to who needs it. */
export const listedIdentifier = (row: CorrespondentRow): string =>
  row.isLegalEntity ? identifierOf(row) : maskIdentifier(identifierOf(row))
