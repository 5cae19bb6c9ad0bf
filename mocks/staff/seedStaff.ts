import { refusalReasons, returnReasons } from '../../fixtures/staffMatters.ts'
import type { StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'
import { fullName } from '../../src/rules/words/personName.ts'
import type { PersonRow } from '../people/rows.ts'
import { departmentRows } from '../people/seedOrganisation.ts'
import type { Chance } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { seeded, tablesOf } from '../seed/seeded.ts'
import { performersOf } from './performers.ts'
import type { StaffRow } from './rows.ts'
import { dayOfMove, historyTo } from './seedRoute.ts'

/** Days by number; nobody is away twice on a day. */
export type Span = { from: number; to: number }

/** The people of a new world with their departments and positions, as performers are looked for among them. */
export const organisationTables = (frame: Frame) =>
  tablesOf(
    {
      departments: seeded(departmentRows),
      positions: seeded(() => frame.organisation.positions),
      persons: seeded(() => frame.organisation.persons),
    },
    frame,
  )

/** What the seeds of the four registers share: who is away when, and the way of a record along its route. */
export const staffSeed = (frame: Frame) => {
  const { days, organisation } = frame
  const tables = organisationTables(frame)
  const away = new Map<number, Span[]>()
  return {
    frame,
    persons: organisation.persons,
    positionOf: ({ positionId }: PersonRow) => tables.positions.get(positionId)?.name ?? '',
    isHead: ({ positionId }: PersonRow) => tables.positions.get(positionId)?.isHead === true,
    /** Takes the days for a person; false when some of them are taken. */
    take: ({ id }: PersonRow, { from, to }: Span): boolean => {
      const taken = away.get(id) ?? []
      if (taken.some((one) => one.from <= to && from <= one.to)) return false
      away.set(id, [...taken, { from, to }])
      return true
    },
    /** The first working day about so many days from today; and the last of so many from it. */
    workingSpan: (offset: number, length: number): Span => {
      const from = days.roll(days.today + offset)
      return { from, to: days.step(from, length - 1) }
    },
    /** The columns that all four have, with the history that leads to the state; that of a report begins `isAfter` the days. */
    common: (
      chance: Chance,
      kind: StaffKind,
      person: PersonRow,
      { from, to }: Span,
      step: StaffStep,
      isAfter = false,
    ): Omit<StaffRow, 'id' | 'number' | 'kind' | 'note'> => {
      const ahead = days.step(days.today, -chance.between(6, 9))
      const first = isAfter
        ? days.step(to, chance.between(1, 2))
        : Math.min(days.step(from, -chance.between(6, 14)), ahead)
      const history = historyTo(days, chance, {
        kind,
        step,
        author: fullName(person),
        performers: performersOf(tables, kind, person),
        first,
        closing: isAfter ? days.step(first, 4) : days.step(to, 1),
        comment: chance.one(step === 'returned' ? returnReasons : refusalReasons),
      })
      return {
        date: dayOfMove(days, history, 'submit'),
        personId: person.id,
        authorId: person.id,
        fromDate: days.dateOf(from),
        toDate: days.dateOf(to),
        step,
        history,
      }
    },
  }
}
export type StaffSeed = ReturnType<typeof staffSeed>

const undecided: readonly StaffStep[] = ['agreement', 'check', 'approval', 'approved', 'approved', 'returned', 'draft']
/** A likely state of a record by where its days lie. */
export const likelyStep = ({ frame: { days } }: StaffSeed, chance: Chance, { from, to }: Span): StaffStep => {
  if (from > days.today) return chance.one(undecided)
  if (days.step(to, 2) > days.today) return 'approved'
  return chance.is(0.04) ? 'refused' : chance.is(0.03) ? 'cancelled' : 'closed'
}
