import { deviceKinds } from '../../fixtures/deviceKinds.ts'
import { findingsOf } from '../../fixtures/inspectionText.ts'
import { protocolTemplateIdFor } from '../../fixtures/protocolTemplates.ts'
import type { InspectedDevice, InspectionMeasure } from '../../src/contract/shapes/inspections.ts'
import { addDays, addMonths, dayNumber, yearOf } from '../../src/dates/civilDate.ts'
import { wordFor } from '../../src/rules/words/pluralise.ts'
import { correspondentOf } from '../correspondents/seedCorrespondents.ts'
import { fakerOf } from '../seed/faker.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { InspectionRow } from './inspectionRows.ts'

const WITH_VIOLATIONS = 0.18
const ANNULLED = 0.03
const OBSTRUCTED = 0.01
const STILL_WRONG = 0.12
const TERM = 30
const OWNER = 'собственик'
const positions = ['управител', 'управител на обекта', 'отговорник на смяна', 'технически ръководител', OWNER]

/** Chooses a verification mark and its expiry date, as an inspector sees them on the day of the inspection. */
const markOf = (random: Random, dateFrom: string, { isExpired, period, known }: MarkOf) => {
  const days = Math.round(period * 365)
  const held = known ? random.between(3, 20) : random.between(20, days - 20)
  const verified = addDays(dateFrom, isExpired ? -days - random.between(20, 200) : -held)
  const number = String(random.between(1, 99_999)).padStart(5, '0')
  return { mark: `${String(yearOf(verified)).slice(2)}-${number}`, markValidUntil: addMonths(verified, 12 * period) }
}
type MarkOf = { isExpired: boolean; period: number; known: boolean }
const periods = new Map(deviceKinds.map(({ category, period }) => [category, period]))
const USUAL_PERIOD = 2

/** Chooses the serial number of a device made at most ten years before the year of its mark, for example „19-00417“. */
const serialNumber = (random: Random, markYear: number): string =>
  [
    String(random.between(Math.max(1, markYear - 10), markYear)).padStart(2, '0'),
    String(random.between(1, 99_999)).padStart(5, '0'),
  ].join('-')

const deviceOf = (
  frame: Frame,
  row: InspectionRow,
  at: number,
  { isBad, known }: { isBad: boolean; known: InspectedDevice | undefined },
): InspectedDevice => {
  const random = randomOf(frame.seed, Purpose.INSPECTED_DEVICES, row.id * 100 + at + 1)
  const category = row.categories[0] ?? ''
  const words = findingsOf[category]
  const good = words ? random.one(words.good) : ''
  const drawn = (isBad && words && random.one(words.bad)) || [good, '']
  const still = isBad ? known : undefined
  const [reading, violation] = still ? [still.reading, still.violation] : drawn
  const marked = still
    ? { mark: still.mark, markValidUntil: still.markValidUntil }
    : markOf(random, row.dateFrom, {
        isExpired: reading === 'знакът е изтекъл',
        period: periods.get(category) ?? USUAL_PERIOD,
        known: known !== undefined,
      })
  return {
    key: `d${at + 1}`,
    category,
    name: words?.name ?? category,
    typeGuid: null,
    measuringType: known?.measuringType ?? (words ? random.one(words.types) : ''),
    serialNumber: known?.serialNumber ?? serialNumber(random, Number(marked.mark.slice(0, 2))),
    ...marked,
    reading,
    isConforming: !isBad,
    violation,
    measure: isBad ? (random.is(0.3) ? 'ban' : 'prescription') : '',
    nextCheckUntil: null,
  }
}

const measureOn = ({ dateFrom }: InspectionRow) => ({
  ...{ date: dateFrom, until: null, doneOn: null, number: '', text: '' },
})
const actOf = ({ id, dateFrom }: InspectionRow) => ({ kind: 'act', number: `${100 + id}/${dateFrom.slice(0, 4)}` })

const measuresOf = (
  random: Random,
  row: InspectionRow,
  until: string,
  devices: readonly InspectedDevice[],
): InspectionMeasure[] => {
  const wrong = devices.filter(({ isConforming }) => isConforming === false).length
  const base = measureOn(row)
  const what = wrong === 1 ? 'несъответстващото средство за измерване' : 'несъответстващите средства за измерване'
  const prescription = {
    ...base,
    kind: 'prescription',
    until,
    text: `Да се отстранят нарушенията и ${what} да се представи за проверка преди употреба.`,
  }
  const act = { ...base, ...actOf(row) }
  const ban = { ...base, kind: 'ban', text: `Забранява се ползването на ${what}.` }
  return [
    prescription,
    ...(random.is(0.35) ? [act] : []),
    ...(devices.some(({ measure }) => measure === 'ban') ? [ban] : []),
  ]
}

const inUse = (count: number): string =>
  `се ${wordFor(count, ['използва', 'използват'])} ${count} ${wordFor(count, ['средство', 'средства'])} за измерване`

const findingsText = (count: number, wrong: number): string =>
  wrong === 0
    ? `В обекта ${inUse(count)}. Знаците от последната проверка са валидни, пломбите са здрави, показанията са в допустимите граници.`
    : `В обекта ${inUse(count)}. На изискванията не ${wordFor(wrong, ['съответства', 'съответстват'])} ${wrong} от тях. Нарушенията са описани в таблицата.`

/** Returns the positions of a person who may be present; a joint-stock company has no owner. */
const positionsOf = (frame: Frame, { inspectedCorrespondentId }: InspectionRow): readonly string[] => {
  const name = correspondentOf(frame, inspectedCorrespondentId ?? 0)?.entityName ?? ''
  return /АД$/u.test(name) ? positions.filter((one) => one !== OWNER) : positions
}

const closedBy = (frame: Frame, random: Random, row: InspectionRow): InspectionRow => {
  const hour = Number(row.timeFrom.slice(0, 2)) + random.between(1, 3)
  const timeTo = `${String(hour).padStart(2, '0')}:${random.one(['00', '20', '40'])}`
  const templateId = protocolTemplateIdFor(row.kindId)
  const { person } = fakerOf(random)
  const sex = person.sexType()
  const name = `${person.firstName(sex)} ${person.lastName(sex)}`
  const position = random.one(positionsOf(frame, row))
  return {
    ...row,
    ...{ dateTo: row.dateFrom, timeTo, statusId: 4, protocolTemplateId: templateId },
    ...{ representativeName: name, representativePosition: position },
    protocols: [
      {
        ...{ templateId, number: row.number, date: row.dateFrom, time: timeTo, place: row.settlementName },
        authorPersonId: row.inspectorPersonIds[0] ?? null,
        attendees: `${name}, ${position}`,
        content: null,
        ...{ prescriptions: '', prescriptionsUntil: null, objections: '', copies: 2 },
      },
    ],
  }
}

const fuel = 'Измервателни системи за течности, различни от вода'

/**
 * Adds the findings, sanctions and protocol of a completed inspection. `before`: the inspection that is followed up;
 * the devices that failed there are checked again.
 */
export const outcomeOf = (frame: Frame, row: InspectionRow, before?: InspectionRow): InspectionRow => {
  const { days } = frame
  const random = randomOf(frame.seed, Purpose.INSPECTED_DEVICES, row.id * 100)
  if (row.statusId !== 3 || row.dateFrom > days.dateOf(days.step(days.today, -2))) return row
  // An inspection is never annulled if an inspector has travelled for it.
  if (!before && random.is(ANNULLED) && !frame.isAway(row.inspectorPersonIds[0] ?? 0, dayNumber(row.dateFrom)))
    return { ...row, statusId: 5, annulledBecause: 'Обектът е преустановил дейността си преди проверката.' }
  const closed = closedBy(frame, random, row)
  if (!before && random.is(OBSTRUCTED))
    return {
      ...closed,
      ...{ resultId: 3, findings: 'Достъпът до обекта е отказан и проверката не е извършена.' },
      measures: [{ ...measureOn(row), ...actOf(row) }],
    }
  const known = before?.devices.filter(({ isConforming }) => isConforming === false)
  const count = known?.length ?? random.between(1, row.categories[0] === fuel ? 12 : 6)
  const isWrong = random.is(before ? STILL_WRONG : WITH_VIOLATIONS)
  const wrong = isWrong ? random.between(1, Math.max(1, Math.ceil(count / 2))) : 0
  const devices = Array.from({ length: count }, (_, at) =>
    deviceOf(frame, row, at, { isBad: at < wrong, known: known?.[at] }),
  )
  const findings = findingsText(count, wrong)
  if (wrong === 0) return { ...closed, devices, findings, resultId: 1 }
  const until = days.dateOf(days.roll(dayNumber(row.dateFrom) + TERM))
  const measures = measuresOf(random, row, until, devices)
  const prescribed = { prescriptions: measures[0]?.text ?? '', prescriptionsUntil: until }
  return {
    ...closed,
    ...{ devices, findings, measures, resultId: 2, followUpUntil: until },
    protocols: closed.protocols.map((protocol) => ({ ...protocol, ...prescribed })),
  }
}
