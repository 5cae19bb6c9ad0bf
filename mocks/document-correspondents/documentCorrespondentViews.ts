import { CorrespondentRole } from '../../src/contract/correspondentRoles.ts'
import type {
  Correspondent,
  CorrespondentAddress,
  CorrespondentDropdownItem,
  DocumentCorrespondent,
} from '../../src/contract/shapes/correspondents.ts'
import type { WholeCorrespondent } from '../../src/rules/correspondents/correspondentFields.ts'
import { asShownTo } from '../../src/rules/correspondents/maskedNumbers.ts'
import { formerNameFound } from '../../src/rules/words/formerNames.ts'
import { addressesAt } from '../correspondents/correspondentCommands.ts'
import {
  correspondentNameOf,
  datedFormerNames,
  formerNamesOf,
  identifierOf,
  listedIdentifier,
} from '../correspondents/correspondentNames.ts'
import type { CorrespondentAddressRow, CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { peopleOfDocument, roleIdOf } from '../documents/correspondentRoles.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { asOf } from '../records/formerRows.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import { countryOption, districtOption, municipalityOption, settlementOption } from '../settings/placeView.ts'
import { needsNumbers } from './personalNumbers.ts'

const addressTypeView = (db: MockDatabase, id: number | null) => {
  const type = db.addressTypes.get(id)
  return type ? { id: type.id, name: type.name } : null
}

const addressView = (db: MockDatabase, row: CorrespondentAddressRow): CorrespondentAddress => ({
  id: row.id,
  addressType: addressTypeView(db, row.addressTypeId),
  foreignSettlement: row.foreignSettlement ?? '',
  streetAddress: row.streetAddress,
  country: countryOption(row.countryId),
  district: districtOption(row.districtId),
  municipality: municipalityOption(row.municipalityId),
  settlement: settlementOption(row.settlementId),
})

export const correspondentView = (
  db: MockDatabase,
  caller: Caller,
  row: CorrespondentRow,
  at: string | null = null,
): Correspondent => {
  const whole = wholeView(db, row, at)
  return needsNumbers(db, caller, row) ? whole : asShownTo(whole, caller.roles)
}

export const wholeView = (db: MockDatabase, now: CorrespondentRow, at: string | null = null): Correspondent => ({
  ...viewOf(db, asOf(db, 'correspondents', now.id, at) ?? now, addressesAt(db, now.id, at)),
  ...(at === null && { formerNames: datedFormerNames(db, now), ...mergedIntoOf(db, now) }),
})

const viewOf = (
  db: MockDatabase,
  row: CorrespondentRow,
  addresses: readonly CorrespondentAddressRow[],
): WholeCorrespondent => ({
  id: row.id,
  isLegalEntity: row.isLegalEntity,
  fullName: correspondentNameOf(row),
  uniqueNumber: identifierOf(row),
  entityIdentifier: row.entityIdentifier ?? '',
  entityName: row.entityName ?? '',
  unifiedCitizenshipNumber: row.unifiedCitizenshipNumber ?? '',
  foreignerPersonalIdentifier: row.foreignerPersonalIdentifier ?? '',
  firstName: row.firstName ?? '',
  middleName: row.middleName ?? '',
  lastName: row.lastName ?? '',
  correspondentAddresses: addresses.map((address) => addressView(db, address)),
  correspondentContacts: db.correspondentContacts.by('correspondentId', row.id).map((contact) => ({
    id: contact.id,
    contactContent: contact.contactContent,
    contactType: entryOption(db, 'contactTypes', contact.contactTypeId),
  })),
  representatives: db.correspondentRepresentatives
    .by('correspondentId', row.id)
    .map(({ correspondentId: _, ...person }) => person),
  isForeign: row.isForeign,
  hasNoIdentifier: identifierOf(row) === '',
  legalForm: row.legalForm ?? '',
  correspondentGroupId: row.correspondentGroupId,
  preferredSentViaId: row.preferredSentViaId,
  note: row.note ?? '',
  isActive: row.isActive,
})

const MILLION = 1_000_000
/**
 * Combines the ids of a document and of its correspondent in one number, so that the link between them has an id
 * without a table of links.
 */
export const linkId = (document: DocumentRow, correspondentId: number): number =>
  document.id * MILLION + correspondentId
export const linkParts = (id: number): { documentId: number; correspondentId: number } => ({
  documentId: Math.floor(id / MILLION),
  correspondentId: id % MILLION,
})

/** The first correspondent is the applicant, unless another one has this role. */
export const isApplicantOf = (document: DocumentRow, correspondentId: number): boolean => {
  const people = peopleOfDocument(document)
  const named = people.filter(({ roleId }) => roleId === CorrespondentRole.APPLICANT)
  const applicants = named.length > 0 ? named : people.slice(0, 1).filter(({ roleId }) => roleId === null)
  return applicants.some(({ id }) => id === correspondentId)
}

export const documentCorrespondentView = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  row: CorrespondentRow,
): DocumentCorrespondent => ({
  id: linkId(document, row.id),
  docGuid: document.guid,
  isApplicant: isApplicantOf(document, row.id),
  roleId: roleIdOf(document, row.id),
  correspondent: correspondentView(db, caller, row, document.dateRegistered),
})

/** The same fields in every list of correspondents. */
export const listedParty = (row: CorrespondentRow) => ({
  id: row.id,
  fullName: correspondentNameOf(row),
  uniqueNumber: listedIdentifier(row),
})

const mergedIntoOf = (db: MockDatabase, { mergedIntoId }: CorrespondentRow) => {
  const row = mergedIntoId ? db.correspondents.get(mergedIntoId) : undefined
  return row && { mergedInto: { id: row.id, name: correspondentNameOf(row) } }
}

const foundBy = (db: MockDatabase, row: CorrespondentRow, typed: string) => {
  const formerNames = formerNamesOf(db, row)
  const foundByName = typed === '' ? undefined : formerNameFound(typed, correspondentNameOf(row), formerNames)
  return { formerNames, ...(foundByName !== undefined && { foundByName }) }
}

/** `typed`: the text that the name was searched by. */
export const correspondentRowView = (db: MockDatabase, row: CorrespondentRow, typed = '') => {
  const contacts = db.correspondentContacts.by('correspondentId', row.id)
  const address = db.correspondentAddresses.by('correspondentId', row.id)[0]
  const contact = (...types: number[]): string =>
    contacts.find(({ contactTypeId }) => types.includes(contactTypeId))?.contactContent ?? ''
  return {
    id: row.id,
    isLegalEntity: row.isLegalEntity,
    fullName: correspondentNameOf(row),
    uniqueNumber: listedIdentifier(row),
    groupName: db.correspondentGroups.get(row.correspondentGroupId)?.name ?? '',
    settlementName: address ? (address.foreignSettlement ?? settlementOption(address.settlementId)?.name ?? '') : '',
    phone: contact(1, 2),
    email: contact(3),
    documentsCount: db.documents.by('correspondentIds', row.id).length,
    ...foundBy(db, row, typed),
    isActive: row.isActive,
  }
}

export const dropdownItemView = (
  db: MockDatabase,
  row: CorrespondentRow,
  typed: string,
): CorrespondentDropdownItem => ({
  correspondentID: row.id,
  textValue: correspondentNameOf(row),
  uniqueNumber: listedIdentifier(row),
  isLegalEntity: row.isLegalEntity,
  ...foundBy(db, row, typed),
  occurrenceCount: db.documents.by('correspondentIds', row.id).length,
})
