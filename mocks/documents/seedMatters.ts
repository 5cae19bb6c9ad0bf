import { Group } from '../../fixtures/correspondentGroups.ts'
import { registersDepartmentId } from '../../fixtures/departments.ts'
import { devicesOfGroups, devicesOfShops } from '../../fixtures/devicesOfGroups.ts'
import type { Opening } from '../../fixtures/scenarios.ts'
import { manufacturers } from '../../fixtures/words.ts'
import { formatDate } from '../../src/dates/civilDate.ts'
import { inSentence } from '../../src/rules/words/inSentence.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { People } from '../people/seedPeople.ts'
import type { Days } from '../seed/days.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import type { Words } from './seedSubjects.ts'

/** What a seeded case file is about: the words for its subject and its correspondents, taken from existing records. */
export type Matter = {
  words?: Words
  /** The possible correspondents, if the existing record determines them. */
  correspondentIds?: readonly number[]
  reference?: string
  /** Remembers the first document of the case file, so that later case files can refer to it. */
  keep?: (row: DocumentRow) => void
}
type Begun = { opening: Opening; template: string; day: number; correspondentIds: readonly number[] }

type Settings = {
  seed: number
  days: Days
  people: People
  staffPlans: () => Pick<Frame['staffPlans'], 'leaves' | 'trips'>
  nameOf: (correspondentId: number | undefined) => string
  groupOf: (correspondentId: number | undefined) => number | undefined
  oneOf: (random: Random, groups: readonly number[]) => number
}

const Type = {
  APPROVAL: 10,
  FIRST_CHECK: 14,
  SIGNAL: 31,
  STAFF: 43,
  TRIP: 44,
  CONTRACT: 52,
  INVOICE: 54,
  ACT: 61,
  DECREE: 62,
}
/** A contract of the public body: the other party and the subject. */
type Contract = { name: string; firmId: number; isOfSupplies: boolean; day: number }
type Act = { name: string; offender: string; day: number }

/** The number of contracts made before the registers begin. */
const FORMER_CONTRACTS = 6
/** In working days: how long before a trip or a leave the order is written. */
const ORDERED_BEFORE = { trip: 4, leave: 5 }
/**
 * The time limits for a fine after an act. `OBJECTIONS`, in working days: for an objection. `FORFEITED`, in days: after
 * that no fine is possible (ЗАНН, чл. 44 и 34).
 */
const OBJECTIONS = 8
const FORFEITED = 170
const offenders = [Group.FUEL, Group.MEDICAL, Group.COMPANIES]
const abroad = manufacturers.slice(7)

const isSupply = (text: string): boolean => text.includes('консумативи')
const dayAndNumber = (days: Days, { number, dateRegistered }: DocumentRow, shortened = false): string => {
  const date = formatDate(days.dateOf(days.dayOfIso(dateRegistered ?? '')))
  return shortened ? `${number}/${date.slice(-4)}` : `${number}/${date} г.`
}
const inDays = (count: number): string => (count === 1 ? '1 работен ден' : `${count} работни дни`)

/**
 * Chooses the device that a letter from a sender of this group names, in singular and plural; no words if any device is
 * possible.
 */
export const deviceText = (
  random: Random,
  { typeId, template }: { typeId: number; template: string },
  groupId: number | undefined,
): Words => {
  const isOfShop = typeId === Type.SIGNAL && template.includes('търговски обект')
  const devices = isOfShop ? devicesOfShops : devicesOfGroups[(groupId ?? 0) as Group]
  if (!devices) return {}
  const [one, many] = random.one(devices)
  return { си: one, уреди: many }
}

/**
 * Returns a function that finds what a new case is about. That function returns undefined if there is no suitable
 * record on the day.
 */
export const mattersOf = ({ seed, days, people, staffPlans, nameOf, groupOf, oneOf }: Settings) => {
  const contracts: Contract[] = []
  const acts: Act[] = []
  const taken = new Set<object>()
  const shown = (day: number): string => formatDate(days.dateOf(day))

  const formerContracts = (): Contract[] => {
    const random = randomOf(seed, Purpose.CONTRACT)
    const year = Number(days.dateOf(days.first).slice(0, 4)) - 1
    return Array.from({ length: FORMER_CONTRACTS }, (_, i) => ({
      name: `Д-${7 * i + random.between(1, 7)}/${year}`,
      firmId: oneOf(random, [Group.COMPANIES]),
      isOfSupplies: i % 2 === 0,
      day: days.first,
    }))
  }
  const invoiceOf = (random: Random, { template, day }: Begun): Matter | undefined => {
    if (contracts.length === 0) contracts.push(...formerContracts())
    const known = contracts.filter((one) => one.isOfSupplies === isSupply(template) && one.day < day)
    if (known.length === 0) return undefined
    const { name, firmId } = random.one(known)
    const reference = String(random.between(1, 999_999)).padStart(10, '0')
    return { words: { договор: name, фактура: reference }, correspondentIds: [firmId], reference }
  }
  const contractOf = (random: Random, { template, day }: Begun): Matter => {
    if (contracts.length === 0) contracts.push(...formerContracts())
    const firmId = oneOf(random, [Group.COMPANIES])
    return {
      words: { 'с фирма': withPreposition('с', nameOf(firmId)) },
      keep: (row) => {
        if (row.number)
          contracts.push({ name: dayAndNumber(days, row, true), firmId, isOfSupplies: isSupply(template), day })
      },
    }
  }
  /** Returns the first trip or leave that begins soon after a day and has no order yet, and marks it as used. */
  const soon = <T extends { span: { from: number } }>(all: readonly T[], day: number, within: number) => {
    const until = days.step(day, within)
    const found = all.find((one) => one.span.from > day && one.span.from <= until && !taken.has(one))
    if (found) taken.add(found)
    return found
  }
  let trips: Frame['staffPlans']['trips'] | undefined
  const tripOrder = (day: number): Matter | undefined => {
    trips ??= staffPlans().trips.filter(({ step }) => step === 'approved' || step === 'closed')
    const trip = soon(trips, day, ORDERED_BEFORE.trip)
    if (!trip) return undefined
    const { from, to } = trip.span
    const when = from === to ? `на ${shown(from)} г.` : `от ${shown(from)} г. до ${shown(to)} г.`
    // The trip of an inspector has no task text, because its inspections are the task.
    const task = trip.task === null ? 'извършване на проверки' : inSentence(trip.task)
    return { words: { служител: firstAndLastName(trip.person), място: trip.place, кога: when, задача: task } }
  }
  let leaves: Frame['staffPlans']['leaves'] | undefined
  const leaveOrder = (day: number): Matter | undefined => {
    leaves ??= staffPlans().leaves.filter(
      ({ kind, step }) => kind === 'annual' && (step === 'approved' || step === 'closed'),
    )
    const leave = soon(leaves, day, ORDERED_BEFORE.leave)
    if (!leave) return undefined
    let count = 0
    for (let at = leave.span.from; at <= leave.span.to; at += 1) if (days.isWorking(at)) count += 1
    const words = { служител: firstAndLastName(leave.person), дни: inDays(count), дата: shown(leave.span.from) }
    return { words }
  }
  const staffOrder = ({ template, day }: Begun): Matter | undefined => {
    if (!template.includes('{преназначен}')) return leaveOrder(day)
    const person = people.membersOf(registersDepartmentId).find((one): one is PersonRow => !taken.has(one))
    if (!person) return undefined
    taken.add(person)
    return { words: { преназначен: firstAndLastName(person) } }
  }
  const actOf = (random: Random, { day }: Begun): Matter => {
    const offenderId = oneOf(random, offenders)
    const offender = nameOf(offenderId)
    const [, many = ''] = random.one(
      devicesOfGroups[(groupOf(offenderId) ?? Group.COMPANIES) as Group] ?? devicesOfShops,
    )
    return {
      words: { нарушител: offender, уреди: many },
      keep: (row) => {
        if (row.number) acts.push({ name: dayAndNumber(days, row), offender, day })
      },
    }
  }
  const decreeOf = ({ day }: Begun): Matter | undefined => {
    const act = acts.find((one) => days.step(one.day, OBJECTIONS) < day && one.day > day - FORFEITED && !taken.has(one))
    if (!act) return undefined
    taken.add(act)
    return { words: { нарушител: act.offender, акт: act.name } }
  }
  const makerOf = (random: Random, id: number | undefined): string => {
    const group = groupOf(id)
    return group === Group.MANUFACTURERS || group === Group.APPLICANTS ? nameOf(id) : random.one(abroad)
  }

  return (random: Random, begun: Begun): Matter | undefined => {
    const { opening, template, day, correspondentIds } = begun
    const [sender] = correspondentIds
    switch (opening.typeId) {
      case Type.INVOICE:
        return invoiceOf(random, begun)
      case Type.CONTRACT:
        return contractOf(random, begun)
      case Type.TRIP:
        return tripOrder(day)
      case Type.STAFF:
        return staffOrder(begun)
      case Type.ACT:
        return actOf(random, begun)
      case Type.DECREE:
        return decreeOf(begun)
      case Type.APPROVAL:
      case Type.FIRST_CHECK:
        return { words: { производител: makerOf(random, sender) } }
      default:
        return { words: deviceText(random, { typeId: opening.typeId, template }, groupOf(sender)) }
    }
  }
}
