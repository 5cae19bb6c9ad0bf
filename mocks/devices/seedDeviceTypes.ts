import { Group } from '../../fixtures/correspondentGroups.ts'
import { type DeviceKind, deviceKinds, issuingBodies, producers, testLaboratories } from '../../fixtures/deviceKinds.ts'
import { countries } from '../../fixtures/geography/countries.ts'
import { ApprovalKind } from '../../src/contract/deviceKinds.ts'
import type { DeviceEvent } from '../../src/contract/shapes/devices.ts'
import { addMonths, formatDate, yearOf } from '../../src/dates/civilDate.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { ContentRow, DeviceTypeRow } from './rows.ts'

/** The registers have been kept for decades: their size does not depend on the number of documents. */
export const APPROVED_TYPES = 180
export const REGISTERED_TYPES = 90
const FIRST_APPROVED = 4948
const FIRST_REGISTERED = 356
/** Days back from today over which the entries are spread: eleven years. */
const SPREAD = 4000
const CANCELLED_OF = 32
/** The heads of the departments that approve types and keep the registers write in them. */
export const REGISTER_DEPARTMENT = 32

export const approvedTypeGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.APPROVED_TYPE_GUID, id)
export const registeredTypeGuid = (seed: number, id: number): string =>
  guidCarrying(seed, Purpose.REGISTERED_TYPE_GUID, id)

type Register = {
  count: number
  first: number
  drafts: number
  purpose: number
  guidOf: (seed: number, id: number) => string
  isForeign: boolean
}
const registers = {
  approved: {
    count: APPROVED_TYPES,
    first: FIRST_APPROVED,
    drafts: 4,
    purpose: Purpose.APPROVED_TYPE,
    guidOf: approvedTypeGuid,
    isForeign: false,
  },
  registered: {
    count: REGISTERED_TYPES,
    first: FIRST_REGISTERED,
    drafts: 2,
    purpose: Purpose.REGISTERED_TYPE,
    guidOf: registeredTypeGuid,
    isForeign: true,
  },
} satisfies Record<string, Register>

const countryId = (name: string): number | null => countries.find((one) => one.name === name)?.id ?? null

/** A correspondent of one of the groups; a maker of Bulgaria is one of its own group by its place. */
const correspondentIn = ({ spans }: Frame, chance: Chance, groups: readonly Group[]): number => {
  const groupId = chance.one(groups)
  const span = spans.find((one) => one.groupId === groupId)
  return span ? span.from + chance.int(span.to - span.from) : 1
}
const makerId = ({ spans }: Frame, name: string): number | undefined => {
  const span = spans.find(({ groupId }) => groupId === Group.MANUFACTURERS)
  const at = producers.findIndex((one) => one.name === name)
  return span && span.from + at < span.to ? span.from + at : undefined
}

const makerOf = (chance: Chance, { field }: DeviceKind, isForeign: boolean) =>
  chance.one(
    producers.filter(({ fields, country }) => fields.includes(field) && !(isForeign && country === 'България')),
  )

/** Who holds an approval: the maker himself, or who imports a foreign maker's devices. */
const holderOf = (frame: Frame, chance: Chance, maker: { name: string; country: string }) => {
  const own = maker.country === 'България' ? makerId(frame, maker.name) : undefined
  if (own !== undefined) return { holderCorrespondentId: own, holderRoleId: 1 }
  const holderRoleId = maker.country === 'България' ? 1 : chance.is(0.7) ? 2 : 3
  return { holderCorrespondentId: correspondentIn(frame, chance, [Group.IMPORTERS]), holderRoleId }
}

/** A limited approval names the pieces it is for: „24-00317 – 24-00336“. */
const limitationOf = (chance: Chance, date: string): string => {
  const year = String(yearOf(date)).slice(2)
  const from = chance.between(100, 40_000)
  const serial = (n: number) => `${year}-${String(n).padStart(5, '0')}`
  const pieces = chance.between(1, 20)
  return pieces === 1
    ? `Само за сериен № ${serial(from)}`
    : `Само за серийни № ${serial(from)} – ${serial(from + pieces - 1)}`
}

const markOf = (chance: Chance, kind: DeviceKind): string =>
  `${chance.one(kind.marks)}-${chance.between(10, 990)}${chance.is(0.3) ? chance.one(['A', 'B', 'S', ' Plus']) : ''}`

type Dates = { certified: string; validUntil: string; number: number }

/** The document of an approval: our own certificate, or that of a body abroad. */
const approvalOf = (chance: Chance, { certified, validUntil, number }: Dates, isForeign: boolean) => {
  const body = chance.one(issuingBodies)
  const isLimited = !isForeign && chance.is(0.08)
  const foreignNumber = `${body.prefix}-${certified.slice(2, 4)}-${chance.between(1000, 9999)}`
  return {
    approvalKindId: isLimited ? ApprovalKind.LIMITED : ApprovalKind.FULL,
    limitation: isLimited ? limitationOf(chance, certified) : '',
    certificateNumber: isForeign ? foreignNumber : `BG-${certified.slice(2, 4)}.${certified.slice(5, 7)}.${number}`,
    certificateDate: certified,
    validUntil,
    approvalSign: isForeign ? '' : `BG ${certified.slice(2, 4)} ${number}`,
    issuingCountryId: isForeign ? countryId(body.country) : null,
    issuingBody: isForeign ? body.name : '',
    foreignDocumentKindId: isForeign ? chance.one([1, 2, 3, 3, 4]) : null,
    notifiedBody: isForeign ? body.notified : '',
    recognitionBasis: isForeign ? 'чл. 35 от Закона за измерванията' : '',
  }
}

const contentRow = (frame: Frame, chance: Chance, dates: Dates, isForeign: boolean): ContentRow => {
  const kind = chance.one(deviceKinds)
  const maker = makerOf(chance, kind, isForeign)
  const type = markOf(chance, kind)
  const holder = holderOf(frame, chance, maker)
  return {
    measuringDeviceCategory: kind.category,
    measuringDeviceName: kind.name,
    measuringType: type,
    manufacturer: maker.name,
    manufacturerCountryId: countryId(maker.country),
    ...holder,
    importer: '',
    ...approvalOf(chance, dates, isForeign),
    metrologicalCharacteristics: [
      ...kind.characteristics.map(({ name, values, unit }) => ({ name, value: chance.one(values), unit })),
      { name: 'Клас на точност', value: kind.accuracy, unit: '' },
    ],
    accuracyClass: kind.accuracy,
    measuringRange: kind.range,
    typeDescription: `${kind.name} тип ${type}. ${kind.use}. Показва резултата върху собствен индикатор; конструкцията и софтуерът са описани в техническото досие.`,
    intendedUse: kind.use,
    sealingPlaces: 'Пломба на винта на корпуса и стикер върху съединението на капака.',
    verificationPeriod: kind.period,
    testReport: isForeign
      ? ''
      : `№ ${chance.between(12, 480)}-ИЛ/${formatDate(dates.certified)}, ${chance.one(testLaboratories)}`,
    orderNumber: `А-${chance.between(20, 940)}`,
    orderDate: dates.certified,
    note: '',
  }
}

/** Who did something in the register on a day of the past. */
export const eventOn = (frame: Frame, day: number, action: string, details = ''): DeviceEvent => {
  const { firstName, lastName } = frame.people.headOf(REGISTER_DEPARTMENT)
  return {
    date: `${frame.days.dateOf(day)}T08:${String(10 + (day % 50)).padStart(2, '0')}:00.000Z`,
    personName: `${firstName} ${lastName}`,
    action,
    details,
  }
}

const cancellationOf = (frame: Frame, chance: Chance, day: number) => ({
  basisId: chance.one([1, 1, 3, 4]),
  orderNumber: `А-${chance.between(20, 940)}`,
  orderDate: frame.days.dateOf(day),
  date: frame.days.dateOf(day),
  motives: 'Производителят е преустановил производството и е поискал отписване на типа.',
  fileName: `Заповед за отписване ${frame.days.dateOf(day)}.pdf`,
  fileGuid: null,
})

/** What a draft waits for: its certificate is not signed yet. */
const unfinished = { certificateNumber: '', certificateDate: null, validUntil: null, approvalSign: '', orderNumber: '' }

const typeRow = (frame: Frame, register: Register, i: number): DeviceTypeRow => {
  const { days, seed } = frame
  const { count, drafts, first, isForeign, purpose } = register
  const chance = chanceOf(seed, purpose, i + 1)
  const isDraft = i >= count - drafts
  const back = Math.round((SPREAD * (count - 1 - i)) / count)
  const entered = days.roll(days.today - back - 12)
  const certified = days.dateOf(days.roll(entered - chance.between(4, 8)))
  const years = chance.one([10, 10, 10, 10, 10, 10, 10, 5])
  const number = first + i
  const cancelled = days.roll(entered + chance.between(200, 900))
  const isCancelled = !isDraft && i % CANCELLED_OF === 17 && cancelled < days.today
  const dates = { certified, validUntil: addMonths(certified, 12 * years), number }
  const content = contentRow(frame, chance, dates, isForeign)
  return {
    guid: register.guidOf(seed, i + 1),
    id: i + 1,
    entryNumber: isDraft ? null : String(number),
    entryDate: isDraft ? null : days.dateOf(entered),
    ...content,
    ...(isDraft && !isForeign && unfinished),
    isDraft,
    cancellations: isCancelled ? [cancellationOf(frame, chance, cancelled)] : [],
    history: [
      eventOn(frame, entered - 3, 'Създаване'),
      ...(isDraft ? [] : [eventOn(frame, entered, 'Вписване', `Номер ${number}`)]),
      ...(isCancelled ? [eventOn(frame, cancelled, 'Отписване')] : []),
    ],
  }
}

const rowsOf = (frame: Frame, register: Register): DeviceTypeRow[] =>
  Array.from({ length: register.count }, (_, i) => typeRow(frame, register, i))

/** The register of approved types, oldest first; the last ones are drafts. */
export const approvedTypeRows = (frame: Frame): DeviceTypeRow[] => rowsOf(frame, registers.approved)

/** The register of types approved abroad. */
export const registeredTypeRows = (frame: Frame): DeviceTypeRow[] => rowsOf(frame, registers.registered)
