import { addressText } from '../../src/rules/addressText.ts'
import { countryOption, districtOption, municipalityOption, settlementOption } from '../views/places.ts'
import type { CorrespondentAddressRow, CorrespondentRow } from './correspondentRows.ts'
import { addressesOf, contactsOf } from './correspondents.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import type { Frame } from './frame.ts'

type Told = Pick<
  ExchangeMessageRow,
  | 'correspondentNames'
  | 'correspondentIdentifiers'
  | 'correspondentAddresses'
  | 'correspondentPhones'
  | 'correspondentEmails'
>
const PHONE = 1
const MOBILE = 2
const EMAIL = 3

const onOneLine = (row: CorrespondentAddressRow): string =>
  addressText({
    country: countryOption(row.countryId),
    district: districtOption(row.districtId),
    municipality: municipalityOption(row.municipalityId),
    settlement: settlementOption(row.settlementId),
    foreignSettlement: row.foreignSettlement ?? '',
    streetAddress: row.streetAddress,
  })

/** What a message tells of a correspondent of the beginning: name, number, main address, telephone, e-mail. */
export const toldOf = (frame: Frame, row: CorrespondentRow): Told => {
  const [address] = addressesOf(frame, row.id)
  const contacts = contactsOf(frame, row.id)
  const phone = contacts.find(({ contactTypeId }) => contactTypeId === PHONE || contactTypeId === MOBILE)
  const email = contacts.find(({ contactTypeId }) => contactTypeId === EMAIL)
  const name = row.entityName ?? [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')
  return {
    correspondentNames: [name],
    correspondentIdentifiers: [row.entityIdentifier ?? row.unifiedCitizenshipNumber ?? ''],
    correspondentAddresses: [address ? onOneLine(address) : ''],
    correspondentPhones: [phone?.contactContent ?? ''],
    correspondentEmails: [email?.contactContent ?? ''],
  }
}
