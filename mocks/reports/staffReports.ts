import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import { sickLeaveMetrics, tripMetrics } from '../../src/rules/reports/staffMetrics.ts'
import { sickDays } from '../../src/rules/staff/sickLeaveRules.ts'
import { tripDays, tripMoney } from '../../src/rules/staff/tripRules.ts'
import { convertCents } from '../../src/rules/words/money.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { calendarOf } from '../settings/calendar.ts'
import { peopleOfDepartment } from '../staff/absences.ts'
import { isCounted } from '../staff/staffRegister.ts'
import type { StaffRow } from '../staff/staffTableRows.ts'
import { sickLeaveView } from '../staff/staffViews.ts'
import { isWithin } from './documentsReport.ts'
import { currencyOfReport } from './paymentsReport.ts'
import { type Filter, tally, tallyOverTime } from './report.ts'
import { oldestOf } from './vehicleReports.ts'

type GivenStaffFilter = { departmentId?: number | undefined; personId?: number | undefined }

const personFacts = (db: MockDatabase, personId: number) => {
  const person = db.persons.get(personId)
  return {
    personId,
    personName: person ? fullNameOf(person) : '',
    departmentId: person?.departmentId ?? null,
    departmentName: db.departments.get(person?.departmentId)?.name ?? '',
  }
}

const recordsBegunIn = <R extends StaffRow>(
  db: MockDatabase,
  kind: StaffKind,
  all: readonly R[],
  filter: Filter<GivenStaffFilter>,
) => {
  const people = filter.departmentId === undefined ? undefined : peopleOfDepartment(db, filter.departmentId)
  const own = all.filter(
    ({ personId, fromDate }) =>
      (filter.personId ?? personId) === personId && (people?.has(personId) ?? true) && isWithin(fromDate, filter),
  )
  const countedRows = own.filter(({ step }) => isCounted(kind, step))
  const byPerson = new Map<number, R[]>()
  for (const row of countedRows) byPerson.set(row.personId, [...(byPerson.get(row.personId) ?? []), row])
  return { counted: countedRows, byPerson: [...byPerson], left: own.length - countedRows.length }
}
const sum = <R>(rows: readonly R[], of: (row: R) => number): number => rows.reduce((total, row) => total + of(row), 0)

export const makeTripsReport = (db: MockDatabase, filter: Filter<GivenStaffFilter>) => {
  const { counted: countedRows, byPerson, left } = recordsBegunIn(db, 'trip', db.businessTrips.all(), filter)
  const currency = currencyOfReport(filter)
  const moneyOf = (trip: (typeof countedRows)[number]) => {
    const money = tripMoney(trip)
    const inReport = (cents: number) => convertCents(cents, money.currency, currency)
    const [daily, lodging, travel] = [inReport(money.daily), inReport(money.lodging), inReport(money.travel)]
    return { daily, lodging, travel, total: daily + lodging + travel }
  }
  const months = tallyOverTime(3, filter)
  for (const trip of countedRows) {
    const { daily, lodging, travel } = moneyOf(trip)
    for (const [at, cents] of [daily, lodging, travel].entries()) months.add(trip.fromDate, at, cents)
  }
  const rows = byPerson.map(([personId, trips]) => ({
    ...personFacts(db, personId),
    currency,
    ...valuesOf(tripMetrics, {
      count: trips.length,
      days: sum(trips, tripDays),
      daily: sum(trips, (trip) => moneyOf(trip).daily),
      lodging: sum(trips, (trip) => moneyOf(trip).lodging),
      travel: sum(trips, (trip) => moneyOf(trip).travel),
      total: sum(trips, (trip) => moneyOf(trip).total),
    }),
  }))
  return {
    rows: rows.map(({ departmentId: _, ...row }) => row).toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0)),
    notes: { notApproved: left },
    charts: { months: months.bars(), departments: byDepartment(rows) },
  }
}

export const makeSickLeavesReport = (db: MockDatabase, filter: Filter<GivenStaffFilter>) => {
  const { counted: countedRows, byPerson, left } = recordsBegunIn(db, 'sickLeave', db.sickLeaves.all(), filter)
  const daysOf = (row: (typeof countedRows)[number]) => sickDays(sickLeaveView(db, row), calendarOf(db))
  const months = tallyOverTime(1, filter)
  for (const row of countedRows) months.add(row.fromDate, 0, daysOf(row).calendar)
  const rows = byPerson.map(([personId, leaves]) => ({
    ...personFacts(db, personId),
    ...valuesOf(sickLeaveMetrics, {
      count: leaves.length,
      calendarDays: sum(leaves, (row) => daysOf(row).calendar),
      workingDays: sum(leaves, (row) => daysOf(row).working),
      employerDays: sum(leaves, (row) => daysOf(row).employer),
    }),
  }))
  return {
    rows: rows
      .map(({ departmentId: _, ...row }) => row)
      .toSorted((a, b) => (b.calendarDays ?? 0) - (a.calendarDays ?? 0)),
    notes: { cancelled: left },
    charts: { months: months.bars(), departments: byDepartment(rows) },
  }
}

type Counted = { departmentId: number | null; departmentName: string; count: number | null }
const byDepartment = (rows: readonly Counted[]) => {
  const departments = tally(1)
  for (const { departmentId, departmentName, count } of rows)
    departments.add(String(departmentId ?? ''), departmentName, 0, count ?? 0)
  return departments.largest(Number.POSITIVE_INFINITY)
}

export const sinceTrips = (db: MockDatabase): CivilDate | null =>
  oldestOf(db.businessTrips.all().map(({ fromDate }) => fromDate))
export const sinceSickLeaves = (db: MockDatabase): CivilDate | null =>
  oldestOf(db.sickLeaves.all().map(({ fromDate }) => fromDate))
