import { Group } from '../../fixtures/correspondentGroups.ts'
import {
  type DeviceKind,
  deviceKinds,
  issuingBodies,
  producers,
  sealingPlaces,
  testLaboratories,
} from '../../fixtures/deviceKinds.ts'
import { countries } from '../../fixtures/geography/countries.ts'
import { ApprovalKind } from '../../src/contract/deviceKinds.ts'
import type { Characteristic } from '../../src/contract/shapes/devices.ts'
import { dayNumber, daysBetween, formatDate, yearOf } from '../../src/dates/civilDate.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ContentRow } from './deviceRows.ts'

const countryIds = new Map(countries.map(({ id, name }) => [name, id]))
const countryId = (name: string): number | null => countryIds.get(name) ?? null

const correspondentIn = ({ spans }: OfHolders, random: Random, groups: readonly Group[]): number => {
  const groupId = random.one(groups)
  const span = spans.find((one) => one.groupId === groupId)
  return span ? span.from + random.int(span.to - span.from) : 1
}
const makerId = ({ spans }: OfHolders, name: string): number | undefined => {
  const span = spans.find(({ groupId }) => groupId === Group.MANUFACTURERS)
  const at = producers.findIndex((one) => one.name === name)
  return span && span.from + at < span.to ? span.from + at : undefined
}

type OfHolders = Pick<Frame, 'spans'>
type Maker = (typeof producers)[number]
const makersOfFields = new Map<string, readonly Maker[]>()
const makerOf = (random: Random, { field }: DeviceKind, isForeign: boolean): Maker => {
  const key = `${field} ${isForeign}`
  const known =
    makersOfFields.get(key) ??
    producers.filter(({ fields, country }) => fields.includes(field) && !(isForeign && country === 'България'))
  makersOfFields.set(key, known)
  return random.one(known)
}

const holderOf = (frame: OfHolders, random: Random, maker: { name: string; country: string }) => {
  const own = maker.country === 'България' ? makerId(frame, maker.name) : undefined
  if (own !== undefined) return { holderCorrespondentId: own, holderRoleId: 1 }
  // A maker who is not among the correspondents is represented by another firm.
  const holderRoleId = maker.country === 'България' ? 3 : random.is(0.7) ? 2 : 3
  return { holderCorrespondentId: correspondentIn(frame, random, [Group.IMPORTERS]), holderRoleId }
}

const limitationOf = (random: Random, date: string): string => {
  const year = String(yearOf(date)).slice(2)
  const from = random.between(100, 40_000)
  const serial = (n: number) => `${year}-${String(n).padStart(5, '0')}`
  const pieces = random.between(1, 20)
  return pieces === 1
    ? `Само за сериен № ${serial(from)}`
    : `Само за серийни № ${serial(from)} – ${serial(from + pieces - 1)}`
}

const markOf = (random: Random, kind: DeviceKind): string =>
  `${random.one(kind.marks)}-${random.between(10, 990)}${random.is(0.3) ? random.one(['A', 'B', 'S', ' Plus']) : ''}`

export type Dates = { certified: string; validUntil: string; number: number }

const testedOn = ({ days }: Pick<Frame, 'days'>, { certified, number }: Dates): string =>
  days.dateOf(days.step(dayNumber(certified) - 7 * (2 + (number % 7)) + 1, -1))

const characteristicsOf = (random: Random, { characteristics }: DeviceKind): Characteristic[] => {
  let place = 0
  return characteristics.map(({ name, values, unit, follows }) => {
    if (!follows) place = random.int(values.length)
    return { name, value: values[place] ?? '', unit }
  })
}

const rangeOf = ({ range }: DeviceKind, characteristics: readonly Characteristic[]): string =>
  range.replaceAll(/\{([^}]+)\}/gu, (_, wanted: string) =>
    (characteristics.find(({ name }) => name === wanted)?.value ?? '').replace(/^(.+)[…–](.+)$/u, 'от $1 до $2'),
  )

const certificateNumber = ({ certified, number }: Pick<Dates, 'certified' | 'number'>): string =>
  `BG-${certified.slice(2, 4)}.${certified.slice(5, 7)}.${number}`

const approvalOf = (random: Random, { certified, validUntil, number }: Dates, isForeign: boolean) => {
  const body = random.one(issuingBodies)
  const isLimited = !isForeign && random.is(0.08)
  const foreignNumber = `${body.prefix}-${certified.slice(2, 4)}-${random.between(1000, 9999)}`
  return {
    approvalKindId: isLimited ? ApprovalKind.LIMITED : ApprovalKind.FULL,
    limitation: isLimited ? limitationOf(random, certified) : '',
    certificateNumber: isForeign ? foreignNumber : certificateNumber({ certified, number }),
    certificateDate: certified,
    validUntil,
    approvalSign: isForeign ? '' : `BG ${certified.slice(2, 4)} ${number}`,
    issuingCountryId: isForeign ? countryId(body.country) : null,
    issuingBody: isForeign ? body.name : '',
    foreignDocumentKindId: isForeign ? random.one([1, 2, 3, 3, 4]) : null,
    notifiedBody: isForeign ? body.notified : '',
    recognitionBasis: isForeign ? 'чл. 35 от Закона за измерванията' : '',
  }
}

/**
 * Returns the number of an order. Orders are numbered within a year by date; `kind` separates orders of the same day.
 */
export const orderNumber = (date: string, kind: 0 | 1 | 2 | 3): string =>
  `А-${20 + 4 * daysBetween(`${date.slice(0, 4)}-01-01`, date) + kind}`

/** Chooses the device, its maker, holder and certificate; `typeContentRow` continues with the same random values. */
export const typeFacts = (frame: OfHolders, random: Random, dates: Dates, isForeign: boolean) => {
  const kind = random.one(deviceKinds)
  const maker = makerOf(random, kind, isForeign)
  const type = markOf(random, kind)
  const holder = holderOf(frame, random, maker)
  return { kind, maker, type, holder, approval: approvalOf(random, dates, isForeign) }
}

export const typeContentRow = (
  frame: Pick<Frame, 'days'>,
  random: Random,
  dates: Dates,
  isForeign: boolean,
  { kind, maker, type, holder, approval }: ReturnType<typeof typeFacts>,
): ContentRow => {
  const characteristics = characteristicsOf(random, kind)
  return {
    measuringDeviceCategory: kind.category,
    measuringDeviceName: kind.name,
    measuringType: type,
    manufacturer: maker.name,
    manufacturerCountryId: countryId(maker.country),
    ...holder,
    importer: '',
    ...approval,
    metrologicalCharacteristics: [...characteristics, { name: 'Клас на точност', value: kind.accuracy, unit: '' }],
    accuracyClass: kind.accuracy,
    measuringRange: rangeOf(kind, characteristics),
    typeDescription: `${kind.name} тип ${type}. ${kind.use}. Показва резултата върху собствен индикатор; конструкцията и софтуерът са описани в техническото досие.`,
    intendedUse: kind.use,
    sealingPlaces: sealingPlaces[kind.field],
    verificationPeriod: kind.period,
    testReport: isForeign
      ? ''
      : `№ ${random.between(12, 480)}-ИЛ/${formatDate(testedOn(frame, dates))}, ${testLaboratories[kind.field]}`,
    orderNumber: orderNumber(dates.certified, isForeign ? 1 : 0),
    orderDate: dates.certified,
    note: '',
  }
}
