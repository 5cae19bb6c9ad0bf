import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import {
  correspondentErrors,
  flatCorrespondentErrors,
  isValidCorrespondent,
  sameIdentifierMessage,
} from '../../src/rules/correspondents/correspondentValidation.ts'
import { hasMaskedNumbers, maskedNumber } from '../../src/rules/correspondents/maskedNumbers.ts'
import { assertFields, refuseByServer, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { formerAt, keepFormer, putNamed } from '../records/formerRows.ts'
import { correspondentNameOf, identifierOf, listedIdentifier } from './correspondentNames.ts'
import type { CorrespondentAddressRow, CorrespondentRow } from './correspondentRows.ts'

const rowOf = (
  db: MockDatabase,
  caller: Caller,
  given: Correspondent,
  known: CorrespondentRow | undefined,
): CorrespondentRow => ({
  id: known?.id ?? db.nextId('correspondents'),
  isLegalEntity: given.isLegalEntity,
  isForeign: given.isForeign,
  unifiedCitizenshipNumber: given.isLegalEntity ? null : given.unifiedCitizenshipNumber.trim() || null,
  foreignerPersonalIdentifier: given.isLegalEntity ? null : given.foreignerPersonalIdentifier.trim() || null,
  firstName: given.isLegalEntity ? null : given.firstName.trim() || null,
  middleName: given.isLegalEntity ? null : given.middleName.trim() || null,
  lastName: given.isLegalEntity ? null : given.lastName.trim() || null,
  entityIdentifier: given.isLegalEntity ? given.entityIdentifier.trim() || null : null,
  entityName: given.isLegalEntity ? given.entityName.trim() || null : null,
  legalForm: given.legalForm || null,
  correspondentGroupId: given.correspondentGroupId,
  preferredSentViaId: given.preferredSentViaId,
  note: given.note.trim() || null,
  isActive: given.isActive,
  dateCreated: known?.dateCreated ?? db.now().toISOString(),
  createdByPersonId: known ? known.createdByPersonId : caller.person.id,
  mergedIntoId: known?.mergedIntoId ?? null,
})

const sameIdentifier = (db: MockDatabase, row: CorrespondentRow): CorrespondentRow | undefined => {
  const identifier = identifierOf(row)
  if (!identifier) return undefined
  const column = row.isLegalEntity
    ? 'entityIdentifier'
    : row.unifiedCitizenshipNumber
      ? 'unifiedCitizenshipNumber'
      : 'foreignerPersonalIdentifier'
  return db.correspondents.by(column, identifier).find(({ id, mergedIntoId }) => id !== row.id && !mergedIntoId)
}

const addressesOf = (correspondentId: number): string => `correspondentAddresses:${correspondentId}`
export const addressesAt = (
  db: MockDatabase,
  correspondentId: number,
  at: string | null,
): readonly CorrespondentAddressRow[] =>
  (at ? formerAt<CorrespondentAddressRow[]>(db, addressesOf(correspondentId), at) : undefined) ??
  db.correspondentAddresses.by('correspondentId', correspondentId)

const tables = ['correspondentAddresses', 'correspondentContacts', 'correspondentRepresentatives'] as const

const idOfPart = (db: MockDatabase, table: (typeof tables)[number], correspondentId: number, id: number): number => {
  const known = id ? db[table].get(id) : undefined
  if (known && known.correspondentId !== correspondentId)
    refuseMalformed('Подаден е ред на друг кореспондент. Отворете кореспондента отново.')
  return known?.id ?? db.nextId(table)
}

const replaceParts = (db: MockDatabase, correspondentId: number, given: Correspondent): void => {
  const parts = {
    correspondentAddresses: given.correspondentAddresses,
    correspondentContacts: given.correspondentContacts,
    correspondentRepresentatives: given.isLegalEntity ? given.representatives : [],
  }
  const known = {
    correspondentAddresses: db.correspondentAddresses.by('correspondentId', correspondentId),
    correspondentContacts: db.correspondentContacts.by('correspondentId', correspondentId),
    correspondentRepresentatives: db.correspondentRepresentatives.by('correspondentId', correspondentId),
  }
  for (const table of tables) {
    const ids = new Set(parts[table].map(({ id }) => id))
    for (const { id } of known[table]) if (!ids.has(id)) db.remove(table, id)
  }
  for (const one of parts.correspondentAddresses)
    db.put('correspondentAddresses', {
      id: idOfPart(db, 'correspondentAddresses', correspondentId, one.id),
      correspondentId,
      addressTypeId: one.addressType?.id ?? null,
      countryId: one.country?.id ?? 1,
      districtId: one.district?.id ?? 0,
      municipalityId: one.municipality?.id ?? 0,
      settlementId: one.settlement?.id ?? 0,
      foreignSettlement: one.foreignSettlement || null,
      streetAddress: one.streetAddress,
    })
  for (const one of parts.correspondentContacts)
    db.put('correspondentContacts', {
      id: idOfPart(db, 'correspondentContacts', correspondentId, one.id),
      correspondentId,
      contactTypeId: one.contactType?.id ?? 1,
      contactContent: one.contactContent,
    })
  for (const one of parts.correspondentRepresentatives)
    db.put('correspondentRepresentatives', {
      ...one,
      id: idOfPart(db, 'correspondentRepresentatives', correspondentId, one.id),
      correspondentId,
    })
}

export const saveCorrespondent = (db: MockDatabase, caller: Caller, given: Correspondent): CorrespondentRow => {
  const known = given.id ? db.correspondents.get(given.id) : undefined
  if (hasMaskedNumbers(given)) refuseMalformed(maskedNumber)
  if (!isValidCorrespondent(given)) assertFields(flatCorrespondentErrors(correspondentErrors(given)))
  const row = rowOf(db, caller, given, known)
  const same = sameIdentifier(db, row)
  if (same) refuseByServer(sameIdentifierMessage, [`${correspondentNameOf(same)}, ${listedIdentifier(same)}`])
  const before = JSON.stringify(addressesAt(db, row.id, null))
  putNamed(db, 'correspondents', row)
  replaceParts(db, row.id, given)
  if (known && before !== JSON.stringify(addressesAt(db, row.id, null)))
    keepFormer(db, addressesOf(row.id), JSON.parse(before))
  logAction(db, caller, {
    action: known ? 'Промяна' : 'Създаване',
    objectKind: 'Кореспондент',
    objectId: String(row.id),
    description: correspondentNameOf(row),
    oldValue: known ? correspondentNameOf(known) : null,
    newValue: correspondentNameOf(row),
  })
  return row
}
