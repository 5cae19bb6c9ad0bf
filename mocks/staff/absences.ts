import { departments } from '../../fixtures/departments.ts'
import type { Absence, AwayClashes, RemainingLeave } from '../../src/contract/shapes/absences.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { overlaps } from '../../src/rules/staff/absences.ts'
import { lapsesOn, remainingOf } from '../../src/rules/staff/leaveRules.ts'
import { countsAsAway, isApprovedStep } from '../../src/rules/staff/staffRoute.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { entitlementOf } from './entitlement.ts'
import type { StaffRow } from './staffTableRows.ts'
import { departmentOf, leaveView, option } from './staffViews.ts'

type Period = { fromDate: string; toDate: string }
type Wanted = Period & { personIds?: ReadonlySet<number>; leaveId?: number; tripId?: number; seesSickLeaves: boolean }

export const absencesIn = (db: MockDatabase, wanted: Wanted): Absence[] => {
  const isWanted = (row: StaffRow) => overlaps(row, wanted) && (wanted.personIds?.has(row.personId) ?? true)
  const absence = (what: Absence['what'], row: StaffRow, isApproved = isApprovedStep(row.step)): Absence => ({
    what,
    id: row.id,
    person: option(db, row.personId),
    departmentName: departmentOf(db, row.personId),
    fromDate: row.fromDate,
    toDate: row.toDate,
    isApproved,
  })
  const onRoute = (row: StaffRow) => isWanted(row) && countsAsAway(row.step)
  return [
    ...db.leaveApplications
      .all()
      .filter((row) => row.id !== wanted.leaveId && onRoute(row))
      .map((row) => absence('leave', row)),
    ...db.businessTrips
      .all()
      .filter((row) => row.id !== wanted.tripId && onRoute(row))
      .map((row) => absence('trip', row)),
    ...db.sickLeaves
      .all()
      .filter((row) => row.step !== 'cancelled' && isWanted(row))
      .map((row) => absence(wanted.seesSickLeaves ? 'sickLeave' : 'away', row, true)),
  ]
}

const mostSubstitutes = 3
type ClashQuery = Period & {
  personId: number
  leaveId?: number | undefined
  tripId?: number | undefined
  substituteId?: number | undefined
}

/**
 * Returns the conflicts of an absence: absences of the person, the substitute and colleagues, and open tasks due during
 * the absence; also the colleagues who could be the substitute.
 */
export const clashesOf = (db: MockDatabase, query: ClashQuery, seesSickLeaves: boolean): AwayClashes => {
  const { personId, substituteId, leaveId, tripId, ...period } = query
  const people = new Set([personId, ...(substituteId === undefined ? [] : [substituteId])])
  const except = { ...(leaveId !== undefined && { leaveId }), ...(tripId !== undefined && { tripId }) }
  const inPeriod = { fromDate: period.fromDate, toDate: period.toDate, seesSickLeaves }
  const tasks = db
    .query('openTasksOf', personId)
    .filter(({ endDate }) => endDate >= period.fromDate && endDate <= period.toDate)
  const departmentId = db.persons.get(personId)?.departmentId
  const colleagues = db.persons
    .all()
    .filter((one) => one.isActive && one.id !== personId && one.departmentId === departmentId)
  const awayColleagues = absencesIn(db, { ...inPeriod, personIds: new Set(colleagues.map(({ id }) => id)) })
  const away = new Set(awayColleagues.map(({ person }) => person?.id))
  return {
    absences: absencesIn(db, { ...inPeriod, ...except, personIds: people }),
    tasks,
    colleagues: awayColleagues,
    substitutes: colleagues
      .filter(({ id }) => !away.has(id))
      .slice(0, mostSubstitutes)
      .map((one) => ({ id: one.id, name: fullNameOf(one) })),
  }
}

const withSubordinate = (departmentId: number): Set<number> => {
  const found = new Set([departmentId])
  for (const { id, parentId } of departments) if (parentId !== null && found.has(parentId)) found.add(id)
  return found
}
export const peopleOfDepartment = (db: MockDatabase, departmentId: number): Set<number> => {
  const ids = withSubordinate(departmentId)
  return new Set(db.persons.all().flatMap((one) => (ids.has(one.departmentId) ? [one.id] : [])))
}

export const departmentsOver = (db: MockDatabase, personId: number | undefined): number[] => {
  const over: number[] = []
  let at = departments.find(({ id }) => id === db.persons.get(personId)?.departmentId)
  for (; at; at = departments.find(({ id }) => id === at?.parentId)) over.push(at.id)
  return over
}

type RemainingQuery = { year: number; departmentId?: number | undefined; personId?: number | undefined }
export const remainingLeave = (db: MockDatabase, query: RemainingQuery): RemainingLeave[] => {
  const { year, departmentId, personId } = query
  const inDepartment = departmentId === undefined ? undefined : peopleOfDepartment(db, departmentId)
  const begin = civilDateOf(db.start)
  return db.persons
    .all()
    .filter(
      ({ id, isActive }) => isActive && (personId === undefined || id === personId) && (inDepartment?.has(id) ?? true),
    )
    .map((person): RemainingLeave => {
      const position = db.positions.get(person.positionId)?.name ?? ''
      const entitlement = entitlementOf({ seed: db.seed, begin }, person.id, position, year)
      const own = db.leaveApplications.by('personId', person.id).map((row) => leaveView(db, row))
      const { basic, additional } = entitlement
      return {
        ...{
          person: option(db, person.id),
          departmentName: departmentOf(db, person.id),
          year,
          basic,
          additional,
        },
        ...remainingOf(entitlement, own),
        validUntil: lapsesOn(year),
      }
    })
}
