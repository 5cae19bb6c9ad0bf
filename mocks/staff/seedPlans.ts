import { body } from '../../fixtures/body.ts'
import { type TripAim, tripTasks } from '../../fixtures/staffMatters.ts'
import { districtCentres, townsOfRegions } from '../../fixtures/words.ts'
import type { StaffStep } from '../../src/contract/shapes/staff.ts'
import { partsOf, yearOf } from '../../src/dates/civilDate.ts'
import { leaveKinds } from '../../src/rules/staff/staffKinds.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PersonRow, PositionRow } from '../people/peopleRows.ts'
import type { Days } from '../seed/days.ts'
import { Purpose, type Random, randomOf, weightedChoice } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { entitlementOf, REGISTERED_DAYS } from './entitlement.ts'

type PlanFrame = Pick<Frame, 'seed' | 'days' | 'organisation'>
/** A period: its first and last day, as day numbers. */
export type Span = { from: number; to: number }
type Plan = { person: PersonRow; at: number; span: Span }
export type LeavePlan = Plan & { kind: string; step: StaffStep; forYear: number | null }
/** A planned trip. `task` is null for an inspector, because the inspections are the task of the trip. */
export type TripPlan = Plan & { base: string; place: string; task: string | null; step: StaffStep }
export type StaffPlans = { leaves: LeavePlan[]; sickLeaves: Plan[]; trips: TripPlan[] }

const OLDEST = -REGISTERED_DAYS
const LATEST_LEAVE = 45
const LATEST_TRIP = 20

const likelyKind = weightedChoice([
  ['annual', 78],
  ['additional', 8],
  ['unpaid', 4],
  ['bloodDonation', 2],
  ['civicDuty', 2],
  ['study', 2],
  ['bereavement', 2],
  ['marriage', 1],
] as const)

/**
 * Returns the one planner that leaves, trips and sick leaves share, because a person has at most one absence per day.
 */
const plannerOf = ({ seed, days, organisation }: PlanFrame) => {
  const away = new Map<number, Span[]>()
  const positions = new Map<number, PositionRow>(organisation.positions.map((one) => [one.id, one]))
  return {
    seed,
    days,
    persons: organisation.persons,
    positionOf: ({ positionId }: PersonRow): string => positions.get(positionId)?.name ?? '',
    take: ({ id }: PersonRow, { from, to }: Span): boolean => {
      const taken = away.get(id) ?? []
      if (taken.some((one) => one.from <= to && from <= one.to)) return false
      away.set(id, [...taken, { from, to }])
      return true
    },
  }
}
type Planner = ReturnType<typeof plannerOf>

const workingSpan = (days: Days, offset: number, length: number): Span => {
  const from = days.roll(days.today + offset)
  return { from, to: days.step(from, length - 1) }
}

/** In working days: the length of those leaves for which the law fixes it (КТ, чл. 157). */
const fixedLength: Readonly<Partial<Record<string, number>>> = { marriage: 2, bereavement: 2, bloodDonation: 2 }

const stepsOfFuture: readonly StaffStep[] = [
  'agreement',
  'check',
  'approval',
  'approved',
  'approved',
  'returned',
  'draft',
]
const likelyStep = (days: Days, random: Random, { from, to }: Span): StaffStep => {
  if (from > days.today) return random.one(stepsOfFuture)
  if (days.step(to, 2) > days.today) return 'approved'
  return random.is(0.04) ? 'refused' : random.is(0.03) ? 'cancelled' : 'closed'
}
/**
 * Chooses the likely state of a trip. A trip is never closed here, because only the settlement of the expense report
 * closes a trip.
 */
const likelyStepOfTrip = (days: Days, random: Random, span: Span): StaffStep => {
  const step = likelyStep(days, random, span)
  return step === 'closed' ? 'approved' : step
}

const offsetOf = (days: Days, random: Random): number => {
  const tries = [0, 1, 2].map(() => random.between(OLDEST, -12))
  const isSummer = (offset: number) => [7, 8].includes(partsOf(days.dateOf(days.today + offset)).month)
  return tries.find(isSummer) ?? tries[0] ?? -20
}

const leaveLeft = ({ seed, days, positionOf }: Planner, person: PersonRow) => {
  const begin = days.dateOf(days.today)
  const left = new Map<number, number>()
  const of = (year: number): number => {
    const known = left.get(year)
    if (known !== undefined) return known
    const { basic, additional, usedBefore } = entitlementOf({ seed, begin }, person.id, positionOf(person), year)
    const all = basic + additional - usedBefore
    left.set(year, all)
    return all
  }
  return { of, use: (year: number, count: number) => left.set(year, of(year) - count) }
}

const workingDaysOf = (days: Days, { from, to }: Span): number => {
  let count = 0
  for (let day = from; day <= to; day += 1) if (days.isWorking(day)) count += 1
  return count
}

const leavesOf = (planner: Planner, person: PersonRow): LeavePlan[] => {
  const { seed, days, take } = planner
  const random = randomOf(seed, Purpose.LEAVE, person.id)
  const left = leaveLeft(planner, person)
  const offsets = [offsetOf(days, random), offsetOf(days, random)]
  if (random.is(0.45)) offsets.push(random.between(-8, LATEST_LEAVE))
  return offsets.flatMap((offset, at): LeavePlan[] => {
    const drawn = likelyKind(random)
    const { most = 10, usesBalance } = leaveKinds[drawn] ?? {}
    const wanted = random.one([1, 2, 3, 5, 5, 8, 10, 10])
    const span = workingSpan(days, offset, fixedLength[drawn] ?? Math.min(wanted, most))
    const year = yearOf(days.dateOf(span.from))
    const length = workingDaysOf(days, span)
    // A bereavement leave cannot be in the future, because a death is not known in advance.
    const kind = drawn === 'bereavement' && span.from > days.today ? 'unpaid' : drawn
    const forYear = usesBalance ? [year - 1, year].find((one) => left.of(one) >= length) : null
    // The employee is at work on the day before a bereavement leave to apply for it, so that day is reserved too.
    const taken = kind === 'bereavement' ? { from: days.step(span.from, -1), to: span.to } : span
    if (forYear === undefined || !take(person, taken)) return []
    const likely = likelyStep(days, random, span)
    const step = kind === 'bereavement' && likely !== 'closed' ? 'approved' : likely
    if (forYear !== null && countsAsAway(step)) left.use(forYear, length)
    return [{ person, at, span, kind, step, forYear }]
  })
}

const sickLeavesOf = ({ seed, days, take }: Planner, person: PersonRow): Plan[] => {
  const random = randomOf(seed, Purpose.SICK_LEAVE, person.id)
  if (!random.is(0.4)) return []
  const from = days.step(days.today + random.between(OLDEST, 0) + 1, -1)
  const span = { from, to: from + random.one([2, 2, 4, 4, 6, 9, 13]) }
  return take(person, span) ? [{ person, at: 0, span }] : []
}

const allTowns = Object.values(townsOfRegions).flat()
const townsOf: Record<TripAim, readonly string[]> = {
  department: Object.values(townsOfRegions).flatMap(([seat = '']) => seat),
  court: districtCentres.filter((centre) => allTowns.includes(centre)),
  anywhere: allTowns,
}
const tripsOf = ({ seed, days, take }: Planner, person: PersonRow): TripPlan[] => {
  const random = randomOf(seed, Purpose.TRIP, person.id)
  const tasks = tripTasks.filter(([departmentIds]) => departmentIds.includes(person.departmentId))
  const ownTowns = townsOfRegions[person.departmentId]
  const isInspector = ownTowns !== undefined
  if (!isInspector && (tasks.length === 0 || !random.is(0.35))) return []
  const base = ownTowns?.[0] ?? body.town.replace('гр. ', '')
  return Array.from({ length: isInspector ? random.between(2, 3) : 1 }).flatMap((_, at): TripPlan[] => {
    const offset = random.between(OLDEST, LATEST_TRIP)
    const span = workingSpan(days, offset, isInspector ? random.one([1, 1, 1, 2]) : random.one([1, 2, 3]))
    if (!take(person, span)) return []
    const [, task = null, aim = 'anywhere'] = isInspector ? [] : random.one(tasks)
    const place = random.one((ownTowns ?? townsOf[aim]).filter((town) => town !== base))
    return [{ person, at, span, base, place, task, step: likelyStepOfTrip(days, random, span) }]
  })
}

export const staffPlansOf = (frame: PlanFrame): StaffPlans => {
  const planner = plannerOf(frame)
  return {
    leaves: planner.persons.flatMap((person) => leavesOf(planner, person)),
    sickLeaves: planner.persons.flatMap((person) => sickLeavesOf(planner, person)),
    trips: planner.persons.flatMap((person) => tripsOf(planner, person)),
  }
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    staffPlans: StaffPlans
  }
}
