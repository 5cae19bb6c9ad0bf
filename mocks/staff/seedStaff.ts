import { refusalReasons, returnReasons } from '../../fixtures/staffMatters.ts'
import type { Performer, RouteEntry, StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'
import { type Move, movesOf } from '../../src/rules/staff/staffRoute.ts'
import { Table } from '../engine/table.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { dayAtWork } from '../people/presence.ts'
import { departmentRows } from '../people/seedOrganisation.ts'
import { type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { performersOf } from './performers.ts'
import type { Span } from './seedPlans.ts'
import { dayOfMove, dayWhen, historyTo, movesTo } from './seedRoute.ts'
import { stepPerformerFinder } from './seedStepPerformers.ts'
import type { StaffRow } from './staffTableRows.ts'

const byId = <R extends { id: number }>(seed: () => R[]) => new Table<R>({ key: ({ id }) => id, seed })
export const organisationTables = ({ organisation }: Frame) => ({
  departments: byId(departmentRows),
  positions: byId(() => organisation.positions),
  persons: byId(() => organisation.persons),
  users: byId(() => organisation.users),
})

/** A number that no person's number of plans exceeds; used to compute unique keys of random streams. */
const PLANS = 10
export const streamOf = ({ seed }: Frame, purpose: number, { person, at }: { person: PersonRow; at: number }): Random =>
  randomOf(seed, purpose, person.id * PLANS + at)

type Placed = { person: PersonRow; span: Span; step: StaffStep; isUrgent?: boolean }

const firstMove = (kind: StaffKind): Move => movesOf[kind][0] as Move

const waitingSteps: readonly StaffStep[] = ['agreement', 'check', 'approval', 'returned']

export const staffSeed = (frame: Frame) => {
  const { days, organisation, isAway } = frame
  const tables = organisationTables(frame)
  const findersOf = stepPerformerFinder(organisation, isAway)
  const performersByPerson = new Map<string, readonly Performer[]>()
  const performers = (kind: StaffKind, person: PersonRow): readonly Performer[] => {
    const key = `${kind} ${person.id}`
    const known = performersByPerson.get(key) ?? performersOf(tables, kind, person)
    performersByPerson.set(key, known)
    return known
  }
  return {
    frame,
    presenterOf: (person: PersonRow, day: number) =>
      findersOf('sickLeave', person, [])({ move: firstMove('sickLeave'), at: 'draft', day, before: [] }),
    isHead: ({ positionId }: PersonRow) => tables.positions.get(positionId)?.isHead === true,
    /**
     * Returns the columns that all four registers share, with the history up to the state. The history of an expense
     * report begins after the trip.
     */
    common: (
      random: Random,
      kind: StaffKind,
      { person, span: { from, to }, step, isUrgent = false }: Placed,
    ): Omit<StaffRow, 'id' | 'number' | 'kind' | 'note'> => {
      const isAfter = kind === 'expense'
      const early = random.between(6, 9)
      const earlierDay = days.step(days.today, -early)
      const isWaiting = waitingSteps.includes(step)
      const beforehand = days.step(from, -random.between(6, 14))
      const moves = movesTo(step)
      const recent = random.is(0.88) ? 1 + (early % 2) : early - 2
      const wanted = isWaiting
        ? Math.max(days.step(days.today, 1 - moves - recent), isAfter ? days.step(to, 1) : 0)
        : isAfter
          ? days.step(to, random.between(1, 2))
          : isUrgent
            ? days.step(from, -1)
            : Math.min(beforehand, earlierDay)
      const findStepPerformer = findersOf(kind, person, performers(kind, person))
      const comment = random.one(step === 'returned' ? returnReasons : refusalReasons)
      const historyFrom = (first: number) => {
        const closing = isAfter ? days.step(first, 4) : days.step(to, 1)
        return historyTo(days, random, { kind, step, findStepPerformer, first, closing, comment, isUrgent })
      }
      /**
       * True if the decision would come too late, because the person who decides is absent. The application then gets
       * an earlier date.
       */
      const isLate = (history: readonly RouteEntry[]) =>
        history.some(
          ({ move, at }) => move !== 'close' && at !== null && days.dayOfIso(at) >= Math.min(from, days.today),
        )
      const canWrite = (day: number) =>
        findStepPerformer({ move: firstMove(kind), at: 'draft', day, before: [] }) !== undefined
      const writtenOn = (day: number, by: 1 | -1) => dayWhen(days, dayAtWork(frame, person.id, day, by), canWrite, by)
      let first =
        kind === 'sickLeave' ? dayWhen(days, days.roll(from + 1), canWrite, 1) : writtenOn(wanted, isAfter ? 1 : -1)
      let history = historyFrom(first)
      while (!isAfter && isLate(history)) {
        first = writtenOn(days.step(first, isWaiting || isUrgent ? -1 : -3), -1)
        history = historyFrom(first)
      }
      return {
        date: dayOfMove(days, history, 'submit'),
        personId: person.id,
        authorId: findStepPerformer({ move: firstMove(kind), at: 'draft', day: first, before: [] })?.id ?? person.id,
        fromDate: days.dateOf(from),
        toDate: days.dateOf(to),
        step,
        history,
      }
    },
  }
}
export type StaffSeed = ReturnType<typeof staffSeed>
