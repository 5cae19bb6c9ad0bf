import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import {
  correspondentErrors,
  flatCorrespondentErrors,
  isValidCorrespondent,
  sameIdentifierMessage,
} from '../../src/rules/correspondents/correspondentValidation.ts'
import { hasMaskedNumbers, maskedNumber } from '../../src/rules/correspondents/maskedNumbers.ts'
import type { Caller } from '../engine/caller.ts'
import { insistFields, malformed, ownRefusal } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { formerAt, keepFormer, putNamed } from '../records/formerRows.ts'
import { correspondentNameOf, identifierOf, listedIdentifier } from './names.ts'
import type { CorrespondentAddressRow, CorrespondentRow } from './rows.ts'

const rowOf = (
  world: World,
  caller: Caller,
  given: Correspondent,
  known: CorrespondentRow | undefined,
): CorrespondentRow => ({
  id: known?.id ?? world.nextId('correspondents'),
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
  dateCreated: known?.dateCreated ?? world.now().toISOString(),
  createdByPersonId: known ? known.createdByPersonId : caller.person.id,
})

const sameIdentifier = (world: World, row: CorrespondentRow): CorrespondentRow | undefined => {
  const identifier = identifierOf(row)
  if (!identifier) return undefined
  const column = row.isLegalEntity
    ? 'entityIdentifier'
    : row.unifiedCitizenshipNumber
      ? 'unifiedCitizenshipNumber'
      : 'foreignerPersonalIdentifier'
  return world.correspondents.by(column, identifier).find(({ id }) => id !== row.id)
}

const addressesOf = (correspondentId: number): string => `correspondentAddresses:${correspondentId}`
export const addressesAt = (
  world: World,
  correspondentId: number,
  at: string | null,
): readonly CorrespondentAddressRow[] =>
  (at ? formerAt<CorrespondentAddressRow[]>(world, addressesOf(correspondentId), at) : undefined) ??
  world.correspondentAddresses.by('correspondentId', correspondentId)

const tables = ['correspondentAddresses', 'correspondentContacts', 'correspondentRepresentatives'] as const

/**
 * Returns the id of a submitted row: the same id, or a new one for a new row or one deleted meanwhile. Throws if the
 * row belongs to another correspondent.
 */
const idOfPart = (world: World, table: (typeof tables)[number], correspondentId: number, id: number): number => {
  const known = id ? world[table].get(id) : undefined
  if (known && known.correspondentId !== correspondentId)
    malformed('Подаден е ред на друг кореспондент. Отворете кореспондента отново.')
  return known?.id ?? world.nextId(table)
}

/** Replaces the rows of a correspondent in a table with those of the form; new rows (id 0) get ids. */
const replaceParts = (world: World, correspondentId: number, given: Correspondent): void => {
  const parts = {
    correspondentAddresses: given.correspondentAddresses,
    correspondentContacts: given.correspondentContacts,
    correspondentRepresentatives: given.isLegalEntity ? given.representatives : [],
  }
  const known = {
    correspondentAddresses: world.correspondentAddresses.by('correspondentId', correspondentId),
    correspondentContacts: world.correspondentContacts.by('correspondentId', correspondentId),
    correspondentRepresentatives: world.correspondentRepresentatives.by('correspondentId', correspondentId),
  }
  for (const table of tables) {
    const ids = new Set(parts[table].map(({ id }) => id))
    for (const { id } of known[table]) if (!ids.has(id)) world.remove(table, id)
  }
  for (const one of parts.correspondentAddresses)
    world.put('correspondentAddresses', {
      id: idOfPart(world, 'correspondentAddresses', correspondentId, one.id),
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
    world.put('correspondentContacts', {
      id: idOfPart(world, 'correspondentContacts', correspondentId, one.id),
      correspondentId,
      contactTypeId: one.contactType?.id ?? 1,
      contactContent: one.contactContent,
    })
  for (const one of parts.correspondentRepresentatives)
    world.put('correspondentRepresentatives', {
      ...one,
      id: idOfPart(world, 'correspondentRepresentatives', correspondentId, one.id),
      correspondentId,
    })
}

export const saveCorrespondent = (world: World, caller: Caller, given: Correspondent): CorrespondentRow => {
  const known = given.id ? world.correspondents.get(given.id) : undefined
  if (hasMaskedNumbers(given)) malformed(maskedNumber)
  if (!isValidCorrespondent(given)) insistFields(flatCorrespondentErrors(correspondentErrors(given)))
  const row = rowOf(world, caller, given, known)
  const same = sameIdentifier(world, row)
  if (same) ownRefusal(sameIdentifierMessage, [`${correspondentNameOf(same)}, ${listedIdentifier(same)}`])
  const before = JSON.stringify(addressesAt(world, row.id, null))
  putNamed(world, 'correspondents', row)
  replaceParts(world, row.id, given)
  if (known && before !== JSON.stringify(addressesAt(world, row.id, null)))
    keepFormer(world, addressesOf(row.id), JSON.parse(before))
  logAction(world, caller, {
    action: known ? 'Промяна' : 'Създаване',
    objectKind: 'Кореспондент',
    objectId: String(row.id),
    description: correspondentNameOf(row),
    oldValue: known ? correspondentNameOf(known) : null,
    newValue: correspondentNameOf(row),
  })
  return row
}
