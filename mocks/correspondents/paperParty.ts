import { Group } from '../../fixtures/correspondentGroups.ts'
import type { PaperParty } from '../../fixtures/papers/facts.ts'
import { shortAddressText } from '../../src/rules/correspondents/addressText.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { countryOption, settlementOption } from '../settings/placeView.ts'
import { correspondentNameOf } from './correspondentNames.ts'
import type { CorrespondentAddressRow, CorrespondentRow } from './correspondentRows.ts'
import { citizenName } from './seedNames.ts'

const [PHONE, MOBILE, EMAIL] = [1, 2, 3]
/**
 * The first id from which names of signers are generated; it is above all ids of correspondents, so that the names
 * differ.
 */
const SIGNERS_FROM = 1_000_000

const positions: Readonly<Record<number, string>> = {
  [Group.MINISTRIES]: 'Главен секретар',
  [Group.REGIONS]: 'Областен управител',
  [Group.MUNICIPALITIES]: 'Кмет',
  [Group.COURTS]: 'Административен секретар',
  [Group.INTERNATIONAL]: 'Секретар',
}
const positionOf = ({ correspondentGroupId, entityName }: CorrespondentRow): string =>
  positions[correspondentGroupId ?? 0] ?? (/ АД$/.test(entityName ?? '') ? 'Изпълнителен директор' : 'Управител')

/**
 * Returns an invented signer for a correspondent without a known representative. Equal arguments always give the same
 * name.
 */
export const someSigner = (seed: number, number: number): string => {
  const { firstName, middleName, lastName } = citizenName(seed, SIGNERS_FROM + number)
  return [firstName, middleName, lastName].filter(Boolean).join(' ')
}

const kindOf = ({ isLegalEntity, isForeign, correspondentGroupId }: CorrespondentRow): PaperParty['kind'] => {
  if (!isLegalEntity) return 'person'
  if (isForeign) return 'abroad'
  const group = correspondentGroupId ?? Group.COMPANIES
  return group === Group.COURTS ? 'court' : group <= Group.MUNICIPALITIES ? 'authority' : 'company'
}

const addressOf = (row: CorrespondentAddressRow): Pick<PaperParty, 'address' | 'town'> => {
  const settlement = settlementOption(row.settlementId)
  const foreignSettlement = row.foreignSettlement ?? ''
  const short = { country: countryOption(row.countryId), district: null, municipality: null, settlement }
  return {
    address: shortAddressText({ ...short, foreignSettlement, streetAddress: row.streetAddress }),
    town: foreignSettlement || (row.settlementId ? (settlement?.name ?? '') : ''),
  }
}

export const paperPartyOf = (db: MockDatabase, row: CorrespondentRow): PaperParty => {
  const [address] = db.correspondentAddresses.by('correspondentId', row.id)
  const [representative] = db.correspondentRepresentatives.by('correspondentId', row.id)
  const contacts = db.correspondentContacts.by('correspondentId', row.id)
  const contact = (...kinds: (number | undefined)[]): string =>
    contacts.find(({ contactTypeId }) => kinds.includes(contactTypeId))?.contactContent ?? ''
  const name = correspondentNameOf(row)
  const kind = kindOf(row)
  const signer = representative
    ? [representative.firstName, representative.middleName, representative.lastName].filter(Boolean).join(' ')
    : someSigner(db.seed, row.id)
  return {
    name,
    kind,
    identifier: row.entityIdentifier ?? '',
    ...(address ? addressOf(address) : { address: '', town: '' }),
    phone: contact(PHONE, MOBILE),
    email: contact(EMAIL),
    signer: kind === 'person' ? { name, position: '' } : { name: signer, position: positionOf(row) },
  }
}
