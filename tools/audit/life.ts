import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { remainingLeave } from '../../mocks/staff/absences.ts'
import type { StaffRow } from '../../mocks/staff/staffTableRows.ts'
import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import { addDays, civilDateOf, timeOf, yearOf } from '../../src/dates/civilDate.ts'
import { dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { firstAndLastName, fullName } from '../../src/rules/words/personName.ts'
import { type AuditAction, actionsIn } from './auditActions.ts'

type Stay = { personId: number; from: string; to: string; number: string; place: string | null }
/** A step in processing a leave, a trip or an expense report. The person is 0 if unknown. */
type LifeStep = {
  kind: StaffKind
  number: string
  ownerId: number
  move: string
  at: string
  personId: number
  insteadOfId: number | null
}
type Registered = ReturnType<MockDatabase['documents']['all']>[number]

export type Life = {
  db: MockDatabase
  today: string
  now: string
  isWorking: (date: string) => boolean
  daysOf: (from: string, to: string) => string[]
  registered: readonly Registered[]
  byNumberAndDay: ReadonlyMap<string, Registered>
  stays: readonly Stay[]
  /**
   * True if a person is absent on a day. A person on a trip counts as present for driving (`travels`) and for
   * inspections at the destination (`travelsTo`).
   */
  isAway: (personId: number, date: string, how?: { travels?: boolean; travelsTo?: string }) => boolean
  routes: readonly { number: string; history: readonly { at: string | null; personName: string }[] }[]
  steps: readonly LifeStep[]
  leaveLeft: readonly { personId: number; year: number; left: number }[]
  actions: readonly AuditAction[]
}

const staysIn = (db: MockDatabase): Stay[] => {
  const leaves = db.leaveApplications.all().filter(({ step }) => countsAsAway(step))
  const trips = db.businessTrips.all().filter(({ step }) => countsAsAway(step))
  const sick = db.sickLeaves.all().filter(({ step }) => step !== 'cancelled')
  return [...leaves, ...sick, ...trips].map((row) => ({
    personId: row.personId,
    from: row.fromDate,
    to: row.toDate,
    number: row.number,
    place: 'place' in row ? row.place : null,
  }))
}

const awayBy = (stays: readonly Stay[]): Life['isAway'] => {
  const own = new Map<number, Stay[]>()
  for (const one of stays) {
    const some = own.get(one.personId)
    if (some) some.push(one)
    else own.set(one.personId, [one])
  }
  return (personId, date, { travels = false, travelsTo } = {}) =>
    (own.get(personId) ?? []).some(
      ({ from, to, place }) => from <= date && date <= to && (place === null || (!travels && place !== travelsTo)),
    )
}

const routesIn = (db: MockDatabase) => [
  ...db.leaveApplications.all(),
  ...db.businessTrips.all(),
  ...db.expenseReports.all(),
]
/**
 * Maps names to ids of persons. The history contains the first and last name of the user who did a step, and the full
 * name of a represented person.
 */
const idsByName = (db: MockDatabase) =>
  new Map(db.persons.all().flatMap((one) => [fullName(one), firstAndLastName(one)].map((name) => [name, one.id])))
const stepsIn = (db: MockDatabase): LifeStep[] => {
  const ids = idsByName(db)
  const of = (kind: StaffKind, rows: readonly StaffRow[]) =>
    rows.flatMap(({ number, personId, history }) =>
      history.map(({ move, at, personName, insteadOf }) => ({
        ...{ kind, number, ownerId: personId, move },
        at: at ?? '',
        personId: ids.get(personName) ?? 0,
        insteadOfId: insteadOf === '' ? null : (ids.get(insteadOf) ?? 0),
      })),
    )
  return [
    ...of('leave', db.leaveApplications.all()),
    ...of('trip', db.businessTrips.all()),
    ...of('expense', db.expenseReports.all()),
  ]
}

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const computeOnce = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const lifeOf = (db: MockDatabase): Life => {
  const calendar = dayCalendar(db.nonWorkingDays.all())
  const today = civilDateOf(db.now())
  const worked = new Map<string, boolean>()
  const isWorking = (date: string): boolean => {
    const known = worked.get(date) ?? !calendar.isNonWorking(date)
    worked.set(date, known)
    return known
  }
  const registered = computeOnce(() => db.documents.all().filter(({ number }) => number !== null))
  const byNumberAndDay = computeOnce(
    () => new Map(registered().map((row) => [`${row.number} ${dayOf(row.dateRegistered ?? '')}`, row] as const)),
  )
  const stays = computeOnce(() => staysIn(db))
  const isAway = computeOnce(() => awayBy(stays()))
  const steps = computeOnce(() => stepsIn(db))
  const actions = computeOnce(() => actionsIn(db))
  const leaveLeft = computeOnce(() =>
    [yearOf(today) - 1, yearOf(today)].flatMap((year) =>
      remainingLeave(db, { year }).map(({ person, remaining }) => ({
        ...{ personId: person?.id ?? 0, year },
        left: remaining ?? 0,
      })),
    ),
  )
  return {
    db,
    today,
    now: db.now().toISOString(),
    isWorking,
    daysOf,
    get registered() {
      return registered()
    },
    get byNumberAndDay() {
      return byNumberAndDay()
    },
    get stays() {
      return stays()
    },
    get isAway() {
      return isAway()
    },
    get routes() {
      return routesIn(db)
    },
    get steps() {
      return steps()
    },
    get leaveLeft() {
      return leaveLeft()
    },
    get actions() {
      return actions()
    },
  }
}

export const dayOf = (at: string): string => civilDateOf(at)
export const hourOf = (at: string): string => timeOf(at)
