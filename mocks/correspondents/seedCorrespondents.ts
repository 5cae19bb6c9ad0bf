import { Group } from '../../fixtures/correspondentGroups.ts'
import { geography } from '../../fixtures/geography/geography.ts'
import { makeBranchEik, makeEgn, makeEik, makeLnch } from '../../fixtures/identifiers.ts'
import { transliterate } from '../../fixtures/transliterate.ts'
import { SentVia } from '../../src/contract/enumerations.ts'
import { addressText } from '../../src/rules/correspondents/addressText.ts'
import { addressLabel } from '../../src/rules/documents/addresseeRules.ts'
import { fakerOf, streetAddressOf } from '../seed/faker.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { countryOption, districtOption, municipalityOption, settlementOption } from '../settings/placeView.ts'
import { correspondentNameOf } from './correspondentNames.ts'
import type {
  CorrespondentAddressRow,
  CorrespondentContactRow,
  CorrespondentRepresentativeRow,
  CorrespondentRow,
} from './correspondentRows.ts'
import {
  citizenName,
  entityName,
  foreignerName,
  hasEmail,
  isActiveCorrespondent,
  isForeignCitizen,
  type PersonName,
  seatAbroad,
  sitsAbroad,
} from './seedNames.ts'
import { placeNamed, type SettlementPlace, somePlace } from './seedPlaces.ts'

/** The ids of the addresses, contacts and representatives of a correspondent are in a separate block of this size. */
export const BLOCK = 10
/** The type of a contact that is an e-mail address, and of an address for letters. */
const E_MAIL = 3
const FOR_LETTERS = 4

const groupOf = ({ spans }: Frame, id: number) => spans.find((span) => id >= span.from && id < span.to)
export const correspondentCount = ({ spans }: Frame): number => (spans.at(-1)?.to ?? 1) - 1
const isCitizen = (groupId: number) => groupId === Group.CITIZENS
/**
 * Chooses how a correspondent prefers to get letters. ССЕВ (electronic delivery) requires a Bulgarian identification
 * number, so foreign correspondents get registered mail instead.
 */
const likedWay = (random: Random, isForeign: boolean): SentVia => {
  const way = random.one([SentVia.REGISTERED_MAIL, SentVia.EMAIL, SentVia.EDELIVERY])
  return isForeign && way === SentVia.EDELIVERY ? SentVia.REGISTERED_MAIL : way
}
const streamOf = (frame: Frame, id: number) => randomOf(frame.seed, Purpose.CORRESPONDENT, -id)

const egnOf = (frame: Frame, id: number, sex: 'm' | 'f'): string => {
  const random = streamOf(frame, id)
  return makeEgn(random.between(1946, 2004), random.between(1, 12), random.between(1, 28), sex, id)
}

export const correspondentOf = (frame: Frame, id: number): CorrespondentRow | undefined => {
  const span = groupOf(frame, id)
  if (!span) return undefined
  const { groupId } = span
  const random = streamOf(frame, id)
  const isForeignPerson = isForeignCitizen(frame.seed, id, groupId)
  const person: PersonName | undefined = isCitizen(groupId)
    ? (isForeignPerson ? foreignerName : citizenName)(frame.seed, id)
    : undefined
  const entity = person ? undefined : entityName(groupId, id - span.from)
  const isForeign = sitsAbroad(frame.seed, id, groupId)
  const eik = makeEik(10_000_000 + id * 137)
  return {
    id,
    isLegalEntity: !person,
    isForeign,
    unifiedCitizenshipNumber: person && !isForeign ? egnOf(frame, id, person.sex) : null,
    foreignerPersonalIdentifier: isForeignPerson ? makeLnch(100_000_000 + id * 7919) : null,
    firstName: person?.firstName ?? null,
    middleName: person?.middleName ?? null,
    lastName: person?.lastName ?? null,
    entityIdentifier:
      entity && !isForeign ? (groupId === Group.FUEL && id % 5 === 0 ? makeBranchEik(eik, 1 + (id % 9)) : eik) : null,
    entityName: entity?.name ?? null,
    legalForm: entity?.form || null,
    correspondentGroupId: groupId,
    preferredSentViaId: random.is(0.3) ? likedWay(random, isForeign) : null,
    note: null,
    isActive: isActiveCorrespondent(frame.seed, id, groupId),
    dateCreated: frame.days.isoAt(frame.days.today - 385, 10 * 3600),
    createdByPersonId: null,
    mergedIntoId: null,
  }
}

const homeAbroad = (frame: Frame, { id, isForeign, correspondentGroupId }: CorrespondentRow) =>
  isForeign ? seatAbroad(frame.seed, correspondentGroupId ?? 0, id - (groupOf(frame, id)?.from ?? 0), id) : undefined

const townIn = (name: string): string | undefined => /–\s*([^“]+)“?/u.exec(name)?.[1]?.trim()
const placeOf = (frame: Frame, row: CorrespondentRow): SettlementPlace => {
  const name = row.entityName ?? ''
  const isCentral = row.correspondentGroupId === Group.MINISTRIES
  const town = isCentral ? 'София' : name.startsWith('Община ') ? name.slice(7) : townIn(name)
  return (town ? placeNamed(town) : undefined) ?? somePlace(streamOf(frame, row.id * 3))
}

const countryIdOf = (code: string): number => geography.countries.find((one) => one.code === code)?.id ?? 1

export const addressesOf = (frame: Frame, id: number): CorrespondentAddressRow[] => {
  const row = correspondentOf(frame, id)
  if (!row) return []
  const random = streamOf(frame, id * 5)
  const place = placeOf(frame, row)
  const abroad = homeAbroad(frame, row)
  const address = (n: number, addressTypeId: number): CorrespondentAddressRow => ({
    id: id * BLOCK + n,
    correspondentId: id,
    addressTypeId,
    countryId: abroad ? countryIdOf(abroad.country) : 1,
    districtId: abroad ? 0 : place.districtId,
    municipalityId: abroad ? 0 : place.municipalityId,
    settlementId: abroad ? 0 : place.settlementId,
    foreignSettlement: abroad?.town ?? null,
    streetAddress: abroad ? `${abroad.street} ${random.between(1, 90)}` : streetAddressOf(random),
  })
  const main = address(0, row.isLegalEntity ? 3 : 1)
  return random.is(0.25) ? [main, address(1, row.isLegalEntity ? 5 : FOR_LETTERS)] : [main]
}

export const contactsOf = (frame: Frame, id: number): CorrespondentContactRow[] => {
  const row = correspondentOf(frame, id)
  if (!row) return []
  const random = streamOf(frame, id * 7)
  const abroad = homeAbroad(frame, row)
  const domain = abroad ? 'example.com' : 'example.bg'
  const { phone, helpers } = fakerOf(random)
  const ownPhone = abroad && helpers.replaceSymbols(`${abroad.phone} ## ##`)
  const box = row.isLegalEntity ? 'office' : `${transliterate(row.firstName ?? '').replace(/[^a-z]/g, '')}${id}`
  const contact = (n: number, contactTypeId: number, contactContent: string): CorrespondentContactRow => ({
    id: id * BLOCK + n,
    correspondentId: id,
    contactTypeId,
    contactContent,
  })
  return [
    row.isLegalEntity
      ? contact(0, 1, ownPhone ?? phone.number())
      : contact(0, 2, ownPhone ?? helpers.replaceSymbols('0888 000 ###')),
    ...(hasEmail(frame.seed, id) ? [contact(1, E_MAIL, `${box}@${row.isLegalEntity ? `k${id}.` : ''}${domain}`)] : []),
  ]
}

export const representativesOf = (frame: Frame, id: number): CorrespondentRepresentativeRow[] => {
  const row = correspondentOf(frame, id)
  if (!row?.isLegalEntity || row.isForeign || !streamOf(frame, id * 11).is(0.6)) return []
  const { firstName, middleName, lastName, sex } = citizenName(frame.seed, id + 1_000_000)
  return [
    {
      id: id * BLOCK,
      correspondentId: id,
      firstName,
      middleName: middleName ?? '',
      lastName,
      unifiedCitizenshipNumber: egnOf(frame, id + 1_000_000, sex),
    },
  ]
}

/** Returns the first address that the form of an addressee offers for a channel; null if the channel needs none. */
export const addressFor = (frame: Frame, id: number, sentViaId: number | null): string | null => {
  if (sentViaId === SentVia.EMAIL)
    return contactsOf(frame, id).find(({ contactTypeId }) => contactTypeId === E_MAIL)?.contactContent ?? null
  if (sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE) {
    const row = correspondentOf(frame, id)
    if (!row) return null
    const name = correspondentNameOf(row)
    return row.entityIdentifier ? `${name}, ЕИК ${row.entityIdentifier}` : name
  }
  if (addressLabel(sentViaId) === null) return null
  const addresses = addressesOf(frame, id)
  const address = addresses.find(({ addressTypeId }) => addressTypeId === FOR_LETTERS) ?? addresses[0]
  return address
    ? addressText({
        country: countryOption(address.countryId),
        district: districtOption(address.districtId),
        municipality: municipalityOption(address.municipalityId),
        settlement: settlementOption(address.settlementId),
        foreignSettlement: address.foreignSettlement ?? '',
        streetAddress: address.streetAddress,
      })
    : null
}

export const ownerOfBlock = (id: number): number => Math.floor(id / BLOCK)
