import { deviceKinds } from '../../fixtures/deviceKinds.ts'
import { SupplementKind } from '../../src/contract/deviceKinds.ts'
import type { Characteristic } from '../../src/contract/shapes/devices.ts'
import { addMonths, dayNumber, formatDate } from '../../src/dates/civilDate.ts'
import { applyChangedFields } from '../../src/rules/devices/typeAsOfDate.ts'
import { guidCarrying } from '../seed/guid.ts'
import { byIso } from '../seed/isoOrder.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ContentRow, DeviceTypeRow, SupplementRow } from './deviceRows.ts'
import { approvedTypeRows, eventOn, registeredTypeRows } from './seedDeviceTypes.ts'
import { orderNumber } from './seedTypeContent.ts'

const SECOND_OF = 5
/** The number of newest supplements that may be drafts; one becomes a draft if it is the last of its type. */
const DRAFTS = 3

type Change = Pick<SupplementRow, 'supplementKindId' | 'supplementDescription' | 'changedFields'> & {
  content: Partial<ContentRow>
}

const extension = (says: ContentRow): Change => ({
  supplementKindId: SupplementKind.EXTENSION,
  supplementDescription: `Срокът на валидност е продължен с десет години след ${formatDate(says.validUntil)}.`,
  changedFields: ['validUntil'],
  content: { validUntil: addMonths(says.validUntil ?? '', 120) },
})

const modification = (random: Random, says: ContentRow): Change => ({
  supplementKindId: SupplementKind.MODIFICATION,
  supplementDescription: 'Променени са версията на софтуера и мястото на пломбиране.',
  changedFields: ['typeDescription', 'sealingPlaces'],
  content: {
    typeDescription: `${says.typeDescription} Версия на софтуера ${random.between(2, 5)}.${random.between(0, 9)}.`,
    sealingPlaces: `${says.sealingPlaces} Допълнителна пломба на комуникационния модул.`,
  },
})

const addition = (random: Random, says: ContentRow): Change => {
  const variant = random.one(['M', 'L', 'XL'])
  const kind = deviceKinds.find(({ name }) => name === says.measuringDeviceName)
  const otherOf = ({ name, value }: Characteristic): string | undefined =>
    kind?.characteristics.find((one) => one.name === name)?.values.find((one) => one !== value)
  const at = says.metrologicalCharacteristics.findIndex((one) => otherOf(one) !== undefined)
  const first = says.metrologicalCharacteristics[at]
  const value = first && otherOf(first)
  if (!first || value === undefined) return modification(random, says)
  const added = { ...first, name: `${first.name} (изпълнение ${variant})`, value }
  return {
    supplementKindId: SupplementKind.ADDITION,
    supplementDescription: `Добавено е изпълнение ${variant}: ${first.name} ${value} ${first.unit}`.trim(),
    changedFields: ['metrologicalCharacteristics'],
    content: { metrologicalCharacteristics: says.metrologicalCharacteristics.toSpliced(at + 1, 0, added) },
  }
}

const changeOf = (random: Random, says: ContentRow, isNearEnd: boolean): Change =>
  isNearEnd ? extension(says) : random.is(0.5) ? addition(random, says) : modification(random, says)

const ofCertificate: readonly string[] = ['certificateNumber', 'certificateDate', 'orderNumber', 'orderDate']

type SupplementSeed = { frame: Frame; type: DeviceTypeRow; id: number; number: number; isDraft: boolean }

const supplementRow = (place: SupplementSeed, random: Random, says: ContentRow, day: number, isNearEnd: boolean) => {
  const { frame, type, id, number, isDraft } = place
  const { days, seed } = frame
  const { content, ...change } = changeOf(random, says, isNearEnd)
  const own: ContentRow = {
    ...says,
    ...content,
    certificateNumber: `${type.certificateNumber}/Д${number}`,
    certificateDate: days.dateOf(day),
    orderNumber: orderNumber(days.dateOf(day), 3),
    orderDate: days.dateOf(day),
  }
  const row: SupplementRow = {
    ...own,
    ...change,
    changedFields: [...change.changedFields, ...ofCertificate],
    guid: guidCarrying(seed, Purpose.SUPPLEMENT_GUID, id),
    id,
    typeGuid: type.guid,
    number: isDraft ? null : number,
    supplementDate: days.dateOf(day),
    isDraft,
    history: [
      eventOn(frame, days.roll(day - 2), 'Създаване'),
      ...(isDraft ? [] : [eventOn(frame, day, 'Вписване', `Допълнение № ${number}`)]),
    ],
  }
  return row
}

/**
 * Chooses the dates of the supplements of an approved type. A supplement that extends the approval is near the end of
 * the approval.
 */
const daysOfSupplements = (
  { days }: Frame,
  type: DeviceTypeRow,
  random: Random,
): { day: number; isNearEnd: boolean }[] => {
  const from = dayNumber(type.entryDate ?? '')
  const end = dayNumber(type.validUntil ?? '')
  const before = days.roll(end - random.between(40, 160))
  const ends = before < days.today && random.is(0.45) ? [{ day: before, isNearEnd: true }] : []
  const span = Math.min(before, days.today) - from - 260
  const between = span > 0 && random.is(0.17) ? [days.roll(from + 200 + random.int(span))] : []
  const second = between.length > 0 && random.int(SECOND_OF) === 0 ? [days.roll(from + 160)] : []
  return [...[...second, ...between].map((day) => ({ day, isNearEnd: false })), ...ends]
}

export const supplementRows = perFrame((frame): SupplementRow[] => {
  const rows: SupplementRow[] = []
  for (const type of [...approvedTypeRows(frame), ...registeredTypeRows(frame)]) {
    if (type.isDraft || type.cancellations.length > 0) continue
    const random = randomOf(frame.seed, Purpose.SUPPLEMENT, Number(type.entryNumber))
    let says: ContentRow = type
    daysOfSupplements(frame, type, random).forEach(({ day, isNearEnd }, i) => {
      const place = { frame, type, id: rows.length + 1, number: i + 1, isDraft: false }
      const row = supplementRow(place, random, contentOnly(says), day, isNearEnd)
      says = applyChangedFields(says, row, row)
      rows.push(row)
    })
  }
  return lastAsDrafts(rows)
})

const notContent = ['guid', 'id', 'entryNumber', 'entryDate', 'isDraft', 'cancellations', 'history'] as const
const contentOnly = (row: ContentRow & Partial<Record<(typeof notContent)[number], unknown>>): ContentRow => {
  const content = { ...row }
  for (const name of notContent) delete content[name]
  return content
}

export const withSupplementsInHistory = (frame: Frame, types: readonly DeviceTypeRow[]): DeviceTypeRow[] => {
  const supplements = supplementRows(frame)
  const eventsOf = ({ guid }: DeviceTypeRow) =>
    supplements.filter(({ typeGuid }) => typeGuid === guid).flatMap(({ history }) => history.slice(1))
  return types.map((type) => ({ ...type, history: [...type.history, ...eventsOf(type)] }))
}

/** Removes the certificate and the order, which a draft does not have yet. */
const unfinished = ({ changedFields }: SupplementRow) => ({
  ...{ certificateNumber: '', certificateDate: null, orderNumber: '', orderDate: null },
  changedFields: changedFields.filter((name) => !ofCertificate.includes(name)),
})

const lastAsDrafts = (rows: readonly SupplementRow[]): SupplementRow[] => {
  const newest = rows.toSorted((a, b) => byIso(b.supplementDate ?? '', a.supplementDate ?? '')).slice(0, DRAFTS)
  return rows.map((row) =>
    newest.includes(row) &&
    !rows.some((other) => other.typeGuid === row.typeGuid && (other.number ?? 0) > (row.number ?? 0))
      ? { ...row, ...unfinished(row), number: null, isDraft: true, history: row.history.slice(0, 1) }
      : row,
  )
}
