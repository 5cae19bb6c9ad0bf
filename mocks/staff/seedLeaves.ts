import { leaveReasons, medicalFacilities } from '../../fixtures/staffMatters.ts'
import { partsOf, yearOf } from '../../src/dates/civilDate.ts'
import { leaveKinds } from '../../src/rules/staff/staffKinds.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PersonRow } from '../people/rows.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import { entitlementOf } from './entitlement.ts'
import type { LeaveApplicationRow, SickLeaveRow } from './rows.ts'
import { dayOfMove, numbered } from './seedRoute.ts'
import { likelyStep, type Span, type StaffSeed } from './seedStaff.ts'

/** How far back and ahead the applications lie, in days from the start of the world. */
const OLDEST = -300
const LATEST = 45
const likelyKind = weighted([
  ['annual', 78],
  ['additional', 8],
  ['unpaid', 4],
  ['bloodDonation', 2],
  ['civicDuty', 2],
  ['study', 2],
  ['bereavement', 2],
  ['marriage', 1],
] as const)

/** A day offset of the year past, summers before all. */
const offsetOf = (seed: StaffSeed, chance: Chance): number => {
  const { days } = seed.frame
  const tries = [0, 1, 2].map(() => chance.between(OLDEST, -12))
  const isSummer = (offset: number) => [7, 8].includes(partsOf(days.dateOf(days.today + offset)).month)
  return tries.find(isSummer) ?? tries[0] ?? -20
}

/** The leaves of one person: some past, for every second one of these weeks or ahead. */
const leavesOf = (seed: StaffSeed, person: PersonRow): LeaveApplicationRow[] => {
  const { frame } = seed
  const { days } = frame
  const chance = chanceOf(frame.seed, Purpose.LEAVE, person.id)
  const firstYear = yearOf(days.dateOf(days.today))
  const left = new Map<number, number>()
  const leftOf = (year: number) => {
    const { basic, additional, usedBefore } = entitlementOf(
      { seed: frame.seed, firstYear },
      person.id,
      seed.positionOf(person),
      year,
    )
    return left.get(year) ?? basic + additional - usedBefore
  }
  const colleagues = seed.persons.filter(
    (one) => one.departmentId === person.departmentId && one.id !== person.id && !seed.isHead(one),
  )
  const offsets = [offsetOf(seed, chance), offsetOf(seed, chance)]
  if (chance.is(0.45)) offsets.push(chance.between(-8, LATEST))
  return offsets.flatMap((offset): LeaveApplicationRow[] => {
    const kind = likelyKind(chance)
    const most = leaveKinds[kind]?.most
    const span: Span = seed.workingSpan(offset, Math.min(chance.one([1, 2, 3, 5, 5, 8, 10, 10]), most ?? 10))
    const year = yearOf(days.dateOf(span.from))
    const length = days.isWorking(span.from) ? workingDaysOf(seed, span) : 0
    const usesBalance = leaveKinds[kind]?.usesBalance === true
    const forYear = [year - 1, year].find((one) => leftOf(one) >= length)
    if ((usesBalance && forYear === undefined) || !seed.take(person, span)) return []
    const step = likelyStep(seed, chance, span)
    if (usesBalance && forYear !== undefined && countsAsAway(step)) left.set(forYear, leftOf(forYear) - length)
    const common = seed.common(chance, 'leave', person, span, step)
    return [
      {
        ...common,
        id: 0,
        number: '',
        kind,
        note: leaveKinds[kind]?.needsReason ? chance.one(leaveReasons) : '',
        forYear: usesBalance ? (forYear ?? null) : null,
        plannedToDate: null,
        substituteId: colleagues.length > 0 ? chance.one(colleagues).id : null,
        orderNumber: '',
        orderDate: dayOfMove(days, common.history, 'approve'),
      },
    ]
  })
}
const workingDaysOf = ({ frame: { days } }: StaffSeed, { from, to }: Span): number => {
  let count = 0
  for (let day = from; day <= to; day += 1) if (days.isWorking(day)) count += 1
  return count
}

/** The applications of the year in the order in which they were made. */
export const leaveRows = (seed: StaffSeed): LeaveApplicationRow[] => {
  const rows = seed.persons.flatMap((person) => leavesOf(seed, person))
  const submitted = numbered(
    'О',
    rows,
    ({ date }) => date,
    (row, number) => ({ ...row, number }),
  )
  const ordered = numbered(
    'ЗО',
    submitted,
    ({ orderDate }) => orderDate,
    (row, orderNumber) => ({ ...row, orderNumber }),
  )
  return inOrder(ordered)
}

/** Ids by the day of the record; drafts are the newest. */
export const inOrder = <R extends { id: number; date: string | null }>(rows: readonly R[]): R[] =>
  rows
    .toSorted((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : (a.date ?? '9') > (b.date ?? '9') ? 1 : 0))
    .map((row, i) => ({ ...row, id: i + 1 }))

/** Sick leaves: about every third person has had one. */
export const sickLeaveRows = (seed: StaffSeed): SickLeaveRow[] => {
  const { days, seed: worldSeed } = seed.frame
  const rows = seed.persons.flatMap((person): SickLeaveRow[] => {
    const chance = chanceOf(worldSeed, Purpose.SICK_LEAVE, person.id)
    if (!chance.is(0.4)) return []
    const from = days.today + chance.between(OLDEST, 0)
    const span = { from, to: from + chance.one([2, 2, 4, 4, 6, 9, 13]) }
    if (!seed.take(person, span)) return []
    const isNew = span.to + 5 > days.today
    const reason = chance.is(0.75) ? 'illness' : chance.one(['familyCare', 'otherAccident', 'quarantine'])
    const presentedOn = isNew ? null : days.dateOf(days.step(span.to, 2))
    return [
      {
        ...seed.common(chance, 'sickLeave', person, span, 'draft'),
        id: 0,
        number: `${yearOf(days.dateOf(from))}${chance.between(1000000, 9999999)}`,
        date: days.dateOf(span.from),
        step: isNew ? 'draft' : 'approved',
        kind: 'first',
        note: '',
        continuesNumber: '',
        issuedOn: days.dateOf(span.from),
        reason,
        facility: chance.one(medicalFacilities),
        regimen: chance.is(0.9) ? 'home' : 'hospital',
        presentedOn,
      },
    ]
  })
  return inOrder(rows)
}
