import { Group } from '../../fixtures/correspondentGroups.ts'
import { deviceKinds } from '../../fixtures/deviceKinds.ts'
import { foreignCompanies, foreignStates, manufacturers } from '../../fixtures/words.ts'
import { type CivilDate, yearOf } from '../../src/dates/civilDate.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { DeviceTypeRow } from './rows.ts'

/** The registers have been kept for decades: their size does not depend on the number of documents. */
export const APPROVED_TYPES = 1560
export const REGISTERED_TYPES = 240
const FIRST_APPROVED = 3570
const FIRST_REGISTERED = 210
/** Days back from today over which the entries are spread: twelve years. */
const SPREAD = 4380
const DRAFTS = 6
const DAYS_OF_YEAR = 365

export const approvedTypeGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.APPROVED_TYPE_GUID, id)
export const registeredTypeGuid = (seed: number, id: number): string =>
  guidCarrying(seed, Purpose.REGISTERED_TYPE_GUID, id)

const holder = ({ spans }: Frame, chance: Chance, groups: readonly Group[]): number => {
  const groupId = chance.one(groups)
  const span = spans.find((one) => one.groupId === groupId)
  return span ? span.from + chance.int(span.to - span.from) : 1
}

type Register = {
  count: number
  first: number
  purpose: number
  guidOf: (seed: number, id: number) => string
  isForeign: boolean
}

/** `BG-26.05.5123`: year, month, number of the register; abroad each body has a way of its own. */
const certificateOf = (chance: Chance, date: CivilDate, number: number, isForeign: boolean): string =>
  isForeign
    ? `${chance.one(['DE-MID', 'NL-B', 'CZ-1383', 'T-PTC', 'AT-M', 'SI-MIRS'])}-${date.slice(2, 4)}-${String(
        chance.between(100, 9999),
      ).padStart(4, '0')}`
    : `BG-${date.slice(2, 4)}.${date.slice(5, 7)}.${number}`

const typeRow = (frame: Frame, register: Register, i: number): DeviceTypeRow => {
  const { days, seed } = frame
  const chance = chanceOf(seed, register.purpose, i + 1)
  const kind = chance.one(deviceKinds)
  const isDraft = i >= register.count - DRAFTS
  const back = Math.round((SPREAD * (register.count - 1 - i)) / register.count)
  const entered = days.roll(days.today - back - 12)
  const entryDate = days.dateOf(entered)
  const certified = days.dateOf(days.roll(entered - chance.between(4, 20)))
  const number = register.first + i
  const isLimited = !register.isForeign && chance.is(0.08)
  const { isForeign } = register
  return {
    guid: register.guidOf(seed, i + 1),
    id: i + 1,
    entryNumber: isDraft ? null : String(number),
    entryDate: isDraft ? null : entryDate,
    category: kind.category,
    name: kind.name,
    type: `${chance.one(kind.marks)}-${chance.between(10, 990)}${chance.is(0.3) ? chance.one(['A', 'B', 'S', ' Plus']) : ''}`,
    accuracyClass: kind.accuracy,
    manufacturer: isForeign
      ? `${chance.one(foreignCompanies)}, ${chance.one(foreignStates)}`
      : chance.one(manufacturers),
    holderCorrespondentId: holder(
      frame,
      chance,
      isForeign ? [Group.IMPORTERS, Group.APPLICANTS] : [Group.MANUFACTURERS, Group.IMPORTERS],
    ),
    approval: isLimited ? 'limited' : 'full',
    serialNumber: isLimited ? serialsOf(chance, entryDate) : '',
    certificateNumber: certificateOf(chance, certified, number, isForeign),
    certificateDate: certified,
    validUntil: days.dateOf(entered + DAYS_OF_YEAR * chance.one([10, 10, 10, 5])),
    foreignState: isForeign ? chance.one(foreignStates) : null,
    verificationYears: chance.one([1, 2, 2, 4, 5]),
    isDraft,
    isCancelled: !isDraft && chance.is(0.02),
  }
}

/** A limited approval names the pieces it is for: „24-00317 – 24-00336“. */
const serialsOf = (chance: Chance, date: CivilDate): string => {
  const year = String(yearOf(date)).slice(2)
  const from = chance.between(100, 40_000)
  const serial = (n: number) => `${year}-${String(n).padStart(5, '0')}`
  const pieces = chance.between(1, 20)
  return pieces === 1 ? serial(from) : `${serial(from)} – ${serial(from + pieces - 1)}`
}

const rowsOf = (frame: Frame, register: Register): DeviceTypeRow[] =>
  Array.from({ length: register.count }, (_, i) => typeRow(frame, register, i))

/** The register of approved types, oldest first; the last ones are drafts. */
export const approvedTypeRows = (frame: Frame): DeviceTypeRow[] =>
  rowsOf(frame, {
    count: APPROVED_TYPES,
    first: FIRST_APPROVED,
    purpose: Purpose.APPROVED_TYPE,
    guidOf: approvedTypeGuid,
    isForeign: false,
  })

/** The register of types approved abroad. */
export const registeredTypeRows = (frame: Frame): DeviceTypeRow[] =>
  rowsOf(frame, {
    count: REGISTERED_TYPES,
    first: FIRST_REGISTERED,
    purpose: Purpose.REGISTERED_TYPE,
    guidOf: registeredTypeGuid,
    isForeign: true,
  })
