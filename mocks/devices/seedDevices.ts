import { type DeviceKind, deviceKinds, producers } from '../../fixtures/deviceKinds.ts'
import { townsOfRegions } from '../../fixtures/words.ts'
import { BasisKind, VerificationKind, VerificationResult } from '../../src/contract/deviceKinds.ts'
import { addMonths, dayNumber, yearOf } from '../../src/dates/civilDate.ts'
import { siteIn } from '../correspondents/seedSites.ts'
import { guidCarrying } from '../seed/guid.ts'
import { byIso } from '../seed/isoOrder.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DeviceRow, DeviceTypeRow } from './deviceRows.ts'
import { approvedTypeRows, eventOn, registeredTypeRows } from './seedDeviceTypes.ts'

export const DEVICES = 600
const DRAFTS = 5
const regionalDepartmentIds = Object.keys(townsOfRegions).map(Number)
export const deviceGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.DEVICE_GUID, id)

type Types = { approved: readonly DeviceTypeRow[]; registered: readonly DeviceTypeRow[] }
type Kind = Pick<
  DeviceRow,
  | 'basisKindId'
  | 'typeId'
  | 'basisNumber'
  | 'measuringDeviceCategory'
  | 'measuringDeviceName'
  | 'measuringType'
  | 'manufacturer'
>

const ofType = (basisKindId: number, type: DeviceTypeRow): Kind => ({
  basisKindId,
  typeId: type.guid,
  basisNumber: '',
  measuringDeviceCategory: type.measuringDeviceCategory,
  measuringDeviceName: type.measuringDeviceName,
  measuringType: type.measuringType,
  manufacturer: type.manufacturer,
})

/**
 * Returns the basis of a device without an approved type: its conformity was assessed or, rarely, its type was never
 * approved.
 */
const withoutType = (random: Random, kind: DeviceKind, year: number): Kind => {
  const basisKindId = random.is(0.85) ? BasisKind.CONFORMITY : random.one([BasisKind.NOT_APPROVED, BasisKind.OTHER])
  return {
    basisKindId,
    typeId: null,
    basisNumber: basisKindId === BasisKind.NOT_APPROVED ? '' : `${year}-${random.between(1000, 9999)}`,
    measuringDeviceCategory: kind.category,
    measuringDeviceName: kind.name,
    measuringType: `${random.one(kind.marks)}-${random.between(10, 990)}`,
    manufacturer: random.one(producers.filter(({ fields }) => fields.includes(kind.field))).name,
  }
}

const kindOf = (random: Random, types: Types, category: string, year: number): Kind => {
  /**
   * True if a device of this type can have been made in the year: after the registration of the type and before its
   * end.
   */
  const fits = ({ measuringDeviceCategory, isDraft, entryDate, validUntil, cancellations }: DeviceTypeRow) =>
    measuringDeviceCategory === category &&
    !isDraft &&
    yearOf(entryDate ?? '') <= year &&
    [validUntil, cancellations[0]?.date ?? null].every((end) => end === null || yearOf(end) >= year)
  const approved = types.approved.filter(fits)
  const registered = types.registered.filter(fits)
  if (approved.length > 0 && random.is(0.65)) return ofType(BasisKind.APPROVED_TYPE, random.one(approved))
  if (registered.length > 0 && random.is(0.7)) return ofType(BasisKind.REGISTERED_TYPE, random.one(registered))
  const kinds = deviceKinds.filter((one) => one.category === category)
  return withoutType(random, random.one(kinds.length > 0 ? kinds : deviceKinds), year)
}

const laterKinds = [VerificationKind.PERIODIC, VerificationKind.PERIODIC, VerificationKind.AFTER_REPAIR]
/** Chooses the date of the last verification and its expiry. One verification in ten has expired. */
const verificationOf = ({ days }: Frame, random: Random, period: number) => {
  const age = random.between(0, 6)
  const isLate = random.is(0.1)
  const back = isLate ? period * 365 + random.between(20, 300) : random.between(10, period * 365 - 20)
  const day = days.roll(days.today - back)
  const verificationDate = days.dateOf(day)
  const hasFailed = random.is(0.03)
  const until = hasFailed ? null : addMonths(verificationDate, 12 * period)
  return {
    verificationDate,
    productionYear: yearOf(verificationDate) - age,
    verificationKindId: age === 0 ? VerificationKind.INITIAL : random.one(laterKinds),
    verificationResultId: hasFailed ? VerificationResult.FAILED : VerificationResult.PASSED,
    markNumber: hasFailed ? '' : `${verificationDate.slice(2, 4)}-${random.between(100_000, 999_999)}`,
    validUntil: until,
    nextVerification: until,
  }
}

const inUse = { isScrapped: false, scrappedDate: null, scrappedReason: '' }
const scrappingOf = ({ days }: Frame, random: Random, entry: number) => {
  const day = days.roll(Math.max(entry + 20, days.today - random.between(5, 300)))
  const isScrapped = random.is(0.055) && day < days.today
  return {
    isScrapped,
    scrappedDate: isScrapped ? days.dateOf(day) : null,
    scrappedReason: isScrapped ? random.one(['Неподлежащ на ремонт', 'Подменен с нов', 'Закрит обект']) : '',
  }
}

const siteOf = (frame: Frame, random: Random) => {
  const departmentId = random.one(regionalDepartmentIds)
  const { category, correspondentId, siteName, settlementName, siteAddress } = siteIn(frame, random, departmentId)
  return {
    category,
    where: {
      ownerCorrespondentId: correspondentId,
      siteName,
      siteAddress: `${settlementName}, ${siteAddress}`,
      departmentId,
    },
  }
}

const deviceRow = (frame: Frame, types: Types, i: number): DeviceRow => {
  const { days, seed } = frame
  const random = randomOf(seed, Purpose.DEVICE, i + 1)
  const { category, where } = siteOf(frame, random)
  const period = deviceKinds.find((one) => one.category === category)?.period ?? 2
  const verification = verificationOf(frame, random, period)
  const { productionYear } = verification
  const isDraft = i >= DEVICES - DRAFTS
  const entered = Math.max(dayNumber(verification.verificationDate), days.today - 2900 + i * 4)
  const entry = days.step(days.roll(Math.min(entered, days.today)), entered < days.today - 3 ? 0 : -1)
  return {
    guid: deviceGuid(seed, i + 1),
    id: i + 1,
    entryNumber: '',
    entryDate: isDraft ? null : days.dateOf(entry),
    ...kindOf(random, types, category, productionYear),
    serialNumber: random.is(0.5)
      ? `${String(productionYear).slice(2)}-${String(random.between(100, 40_000)).padStart(5, '0')}`
      : String(random.between(1_000_000, 99_999_999)),
    ...where,
    ...verification,
    ...(isDraft ? inUse : scrappingOf(frame, random, entry)),
    isDraft,
    note: '',
    history: [eventOn(frame, entry, isDraft ? 'Създаване' : 'Вписване')],
  }
}

const numberedByEntry = (rows: readonly DeviceRow[]): DeviceRow[] => {
  const entered = rows.filter(({ entryDate }) => entryDate !== null)
  const inOrder = entered.toSorted((a, b) => byIso(a.entryDate ?? '', b.entryDate ?? '') || a.id - b.id)
  const numbers = new Map(inOrder.map(({ id }, i) => [id, `СИ-${String(i + 1).padStart(5, '0')}`]))
  return rows.map((row) => ({ ...row, entryNumber: numbers.get(row.id) ?? '' }))
}

export const deviceRows = perFrame((frame) => {
  const types = { approved: approvedTypeRows(frame), registered: registeredTypeRows(frame) }
  return numberedByEntry(Array.from({ length: DEVICES }, (_, i) => deviceRow(frame, types, i)))
})
