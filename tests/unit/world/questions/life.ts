import type { World } from '../../../../mocks/engine/world.ts'
import { remainingLeave } from '../../../../mocks/staff/absences.ts'
import type { StaffRow } from '../../../../mocks/staff/rows.ts'
import type { DeviceEvent } from '../../../../src/contract/shapes/devices.ts'
import type { StaffKind } from '../../../../src/contract/shapes/staff.ts'
import { addDays, civilDateOf, timeOf, yearOf } from '../../../../src/dates/civilDate.ts'
import { dayCalendar } from '../../../../src/rules/deadlines/dayCalendar.ts'
import { countsAsAway } from '../../../../src/rules/staff/staffRoute.ts'
import { fullName } from '../../../../src/rules/words/personName.ts'

/** What somebody did at a moment, in words for who asks. */
export type Deed = { personId: number; at: string; what: string }
/** Somebody's leave, sick leave or trip, from a day to a day. */
type Stay = { personId: number; from: string; to: string; number: string; place: string | null }
/** A step of the route of a leave, a trip or a report; 0 is nobody whom the world knows. */
type Step = {
  kind: StaffKind
  number: string
  ownerId: number
  move: string
  at: string
  personId: number
  insteadOfId: number | null
}
type Registered = ReturnType<World['documents']['all']>[number]

export type Life = {
  world: World
  today: string
  /** The instant of the world as ISO text. */
  now: string
  isWorking: (date: string) => boolean
  /** The days of a period, both ends included. */
  daysOf: (from: string, to: string) => string[]
  /** The documents with a number. */
  registered: readonly Registered[]
  byNumberAndDay: ReadonlyMap<string, Registered>
  stays: readonly Stay[]
  /** Whether somebody is away on a day; on a trip one still drives, and inspects where it leads. */
  isAway: (personId: number, date: string, how?: { travels?: boolean; travelsTo?: string }) => boolean
  routes: readonly { number: string; history: readonly { at: string | null }[] }[]
  steps: readonly Step[]
  leaveLeft: readonly { personId: number; year: number; left: number }[]
  /** Everything that people did with documents, tasks and the registers. */
  deeds: readonly Deed[]
}

const staysIn = (world: World): Stay[] => {
  const leaves = world.leaveApplications.all().filter(({ step }) => countsAsAway(step))
  const trips = world.businessTrips.all().filter(({ step }) => countsAsAway(step))
  const sick = world.sickLeaves.all().filter(({ step }) => step !== 'cancelled')
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
  for (const one of stays) own.set(one.personId, [...(own.get(one.personId) ?? []), one])
  return (personId, date, { travels = false, travelsTo } = {}) =>
    (own.get(personId) ?? []).some(
      ({ from, to, place }) => from <= date && date <= to && (place === null || (!travels && place !== travelsTo)),
    )
}

const routesIn = (world: World) => [
  ...world.leaveApplications.all(),
  ...world.businessTrips.all(),
  ...world.expenseReports.all(),
]
const idsByName = (world: World) => new Map(world.persons.all().map((person) => [fullName(person), person.id]))
const stepsIn = (world: World): Step[] => {
  const ids = idsByName(world)
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
    ...of('leave', world.leaveApplications.all()),
    ...of('trip', world.businessTrips.all()),
    ...of('expense', world.expenseReports.all()),
  ]
}

type Note = (personId: number | null, at: string | null, what: string) => void
const noteDocuments = (world: World, note: Note): void => {
  for (const row of world.documents.all()) {
    if (row.portalNumber === null) note(row.createdByPersonId, row.dateCreated, `document ${row.id} written`)
    note(row.registeredByPersonId, row.dateRegistered, `document ${row.id} registered`)
    note(row.signedByPersonId, row.dateRegistered, `document ${row.id} signed`)
  }
  for (const row of world.history.all()) note(row.personId, row.date, `history ${row.documentGuid}: ${row.action}`)
  for (const row of world.comments.all()) note(row.personId, row.dateCreated, `comment ${row.id}`)
  for (const row of world.attachedFiles.all()) note(row.uploadedByPersonId, row.dateUploaded, `file ${row.id} attached`)
  for (const row of [...world.obligations.all(), ...world.payments.all()])
    note(row.createdByPersonId, row.dateCreated, `fee or payment ${row.id} noted`)
  for (const row of world.exchangeMessages.all()) {
    note(row.readByPersonId, row.dateRead, `message ${row.id} read`)
    note(row.processedByPersonId, row.dateProcessed, `message ${row.id} processed`)
  }
}
const noteWork = (world: World, note: Note): void => {
  for (const row of world.tasks.all()) note(row.assignerPersonId, row.dateCreated, `task ${row.id} given`)
  for (const row of world.taskAssignees.all())
    note(row.completedByPersonId, row.dateCompleted, `task of assignee ${row.id} done`)
  for (const row of world.userActions.all()) note(row.personId, row.date, `journal ${row.id}: ${row.action}`)
  for (const row of world.externalRuns.all()) note(row.personId, row.date, `external report ${row.reportId} run`)
  for (const row of world.libraryVersions.all()) note(row.personId, row.dateUploaded, `version ${row.id} uploaded`)
  for (const row of [...world.recordFiles.all(), ...world.deviceFiles.all()])
    note(row.personId, row.dateUploaded, `file ${row.fileName} attached`)
}

const noteDevices = (world: World, note: Note): void => {
  const ids = new Map(world.persons.all().map((one) => [`${one.firstName} ${one.lastName}`, one.id]))
  const registers = [world.approvedTypes, world.registeredTypes, world.supplements, world.devices]
  for (const { id, history } of registers.flatMap((table): readonly { id: number; history: DeviceEvent[] }[] =>
    table.all(),
  ))
    for (const { personName, date, action } of history) note(ids.get(personName) ?? 0, date, `device ${id}: ${action}`)
}

const deedsIn = (world: World): Deed[] => {
  const deeds: Deed[] = []
  const note: Note = (personId, at, what) => {
    if (personId !== null && at !== null) deeds.push({ personId, at, what })
  }
  noteDocuments(world, note)
  noteWork(world, note)
  noteDevices(world, note)
  return deeds
}

const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A world with what most questions need of it, worked out when a question first asks. */
export const lifeOf = (world: World): Life => {
  const calendar = dayCalendar(world.nonWorkingDays.all())
  const today = civilDateOf(world.now())
  const registered = lazy(() => world.documents.all().filter(({ number }) => number !== null))
  const byNumberAndDay = lazy(
    () => new Map(registered().map((row) => [`${row.number} ${dayOf(row.dateRegistered ?? '')}`, row] as const)),
  )
  const stays = lazy(() => staysIn(world))
  const isAway = lazy(() => awayBy(stays()))
  const steps = lazy(() => stepsIn(world))
  const deeds = lazy(() => deedsIn(world))
  return {
    world,
    today,
    now: world.now().toISOString(),
    isWorking: (date) => !calendar.isNonWorking(date),
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
      return routesIn(world)
    },
    get steps() {
      return steps()
    },
    get leaveLeft() {
      return [yearOf(today) - 1, yearOf(today)].flatMap((year) =>
        remainingLeave(world, { year }).map(({ person, remaining }) => ({
          ...{ personId: person?.id ?? 0, year },
          left: remaining ?? 0,
        })),
      )
    },
    get deeds() {
      return deeds()
    },
  }
}

export const dayOf = (at: string): string => civilDateOf(at)
/** `HH:MM` in Sofia. */
export const hourOf = (at: string): string => timeOf(at)
