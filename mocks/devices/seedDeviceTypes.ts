import type { DeviceEvent } from '../../src/contract/shapes/devices.ts'
import { addMonths, dayNumber } from '../../src/dates/civilDate.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { KnownDeviceType, KnownDeviceTypes } from '../seed/knownTypes.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DeviceTypeRow } from './deviceRows.ts'
import { orderNumber, typeContentRow, typeFacts } from './seedTypeContent.ts'

/**
 * The number of approved types. The number is fixed, because the registers are decades old and do not depend on the
 * number of documents.
 */
export const APPROVED_TYPES = 180
export const REGISTERED_TYPES = 90
const FIRST_APPROVED = 4948
const FIRST_REGISTERED = 356
const SPREAD = 4000
const CANCELLED_OF = 32
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

export const eventOn = (frame: Frame, day: number, action: string, details = ''): DeviceEvent => {
  const { firstName, lastName } = frame.people.headOn(REGISTER_DEPARTMENT, 'types', day)
  return {
    date: `${frame.days.dateOf(day)}T08:${String(10 + (day % 50)).padStart(2, '0')}:00.000Z`,
    personName: `${firstName} ${lastName}`,
    action,
    details,
  }
}

const motives: Readonly<Record<number, string>> = {
  1: 'Производителят е преустановил производството и е поискал отписване на типа.',
  3: 'При надзор на пазара е установено, че произвежданите средства не съответстват на одобрения тип.',
  4: 'Одобряването е отменено: условията, при които е дадено, вече не са изпълнени.',
}

const cancellationOf = (frame: Frame, random: Random, day: number) => {
  const basisId = random.one([1, 1, 3, 4])
  return {
    basisId,
    orderNumber: orderNumber(frame.days.dateOf(day), 2),
    orderDate: frame.days.dateOf(day),
    date: frame.days.dateOf(day),
    motives: motives[basisId] ?? '',
    fileName: `Заповед за отписване ${frame.days.dateOf(day)}.pdf`,
    fileGuid: null,
  }
}

const draftCertificate = {
  certificateNumber: '',
  certificateDate: null,
  validUntil: null,
  approvalSign: '',
  orderNumber: '',
  orderDate: null,
}

/**
 * Chooses the registration date and the earlier certificate date of a type. These must be the first random values of a
 * type, or all seeded data changes.
 */
const daysOf = ({ days }: Pick<Frame, 'days'>, { count }: Register, i: number, random: Random) => {
  const back = Math.round((SPREAD * (count - 1 - i)) / count)
  const entered = days.roll(days.today - back - 12)
  return { entered, certifiedDay: days.roll(entered - random.between(4, 8)) }
}

type OfTypes = Pick<Frame, 'seed' | 'days' | 'spans'>
/** Chooses the random values of one type. The order of the calls must not change, or all seeded data changes. */
const drawType = (frame: OfTypes, register: Register, i: number) => {
  const { days, seed } = frame
  const { count, drafts, first, isForeign, purpose } = register
  const random = randomOf(seed, purpose, i + 1)
  const isDraft = i >= count - drafts
  const { entered, certifiedDay } = daysOf(frame, register, i, random)
  const certified = days.dateOf(certifiedDay)
  const years = random.one([10, 10, 10, 10, 10, 10, 10, 5])
  const number = first + i
  const cancelled = days.roll(entered + random.between(200, 900))
  const isCancelled = !isDraft && i % CANCELLED_OF === 17 && cancelled < days.today
  const dates = { certified, validUntil: addMonths(certified, 12 * years), number }
  const facts = typeFacts(frame, random, dates, isForeign)
  return { random, isDraft, entered, certifiedDay, number, cancelled, isCancelled, dates, facts }
}

const knownTypes = (frame: OfTypes, register: Register): KnownDeviceType[] =>
  Array.from({ length: register.count - register.drafts }, (_, i) => {
    const { entered, certifiedDay, facts, isCancelled, cancelled } = drawType(frame, register, i)
    const { kind, maker, type, holder, approval } = facts
    return {
      guid: register.guidOf(frame.seed, i + 1),
      day: register.isForeign ? entered : certifiedDay,
      certificate: approval.certificateNumber,
      holderId: holder.holderCorrespondentId,
      device: kind.name,
      mark: type,
      maker: maker.name,
      countryId: approval.issuingCountryId,
      isCancelled,
      until: isCancelled ? cancelled : dayNumber(approval.validUntil),
    }
  })
export const knownTypesOf = (frame: OfTypes): KnownDeviceTypes => ({
  approved: knownTypes(frame, registers.approved),
  foreign: knownTypes(frame, registers.registered),
})

const typeRow = (frame: Frame, register: Register, i: number): DeviceTypeRow => {
  const { days, seed } = frame
  const { random, isDraft, entered, number, cancelled, isCancelled, dates, facts } = drawType(frame, register, i)
  const content = typeContentRow(frame, random, dates, register.isForeign, facts)
  return {
    guid: register.guidOf(seed, i + 1),
    id: i + 1,
    entryNumber: isDraft ? null : String(number),
    entryDate: isDraft ? null : days.dateOf(entered),
    ...content,
    ...(isDraft && !register.isForeign && draftCertificate),
    isDraft,
    cancellations: isCancelled ? [cancellationOf(frame, random, cancelled)] : [],
    history: [
      eventOn(frame, days.roll(entered - 3), 'Създаване'),
      ...(isDraft ? [] : [eventOn(frame, entered, 'Вписване', `Номер ${number}`)]),
      ...(isCancelled ? [eventOn(frame, cancelled, 'Отписване')] : []),
    ],
  }
}

const rowsOf = (frame: Frame, register: Register): DeviceTypeRow[] =>
  Array.from({ length: register.count }, (_, i) => typeRow(frame, register, i))

export const approvedTypeRows = perFrame((frame) => rowsOf(frame, registers.approved))

export const registeredTypeRows = perFrame((frame) => rowsOf(frame, registers.registered))
