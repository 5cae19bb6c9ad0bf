import type {
  BusinessTrip,
  ExpenseReport,
  LeaveApplication,
  SickLeave,
  StaffKind,
} from '../../src/contract/shapes/staff.ts'
import { daysOfLeave } from '../../src/rules/staff/leaveRules.ts'
import { sickDays } from '../../src/rules/staff/sickLeaveRules.ts'
import { isBeingDecided } from '../../src/rules/staff/staffRoute.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { performersOf } from './performers.ts'
import type {
  BusinessTripRow,
  ExpenseReportRow,
  LeaveApplicationRow,
  SickLeaveRow,
  StaffRow,
} from './staffTableRows.ts'
import { tripCarProblem, vehicleOption } from './tripCars.ts'

export const option = (db: MockDatabase, personId: number | null, day: string | null = null) => {
  const person = asOf(db, 'persons', personId, day)
  return person ? { id: person.id, name: fullNameOf(person) } : null
}
export const departmentOf = (db: MockDatabase, personId: number): string =>
  db.departments.get(db.persons.get(personId)?.departmentId)?.name ?? ''

const staffView = (db: MockDatabase, kind: StaffKind, row: StaffRow) => {
  const person = db.persons.get(row.personId)
  const { id, number, date, authorId, fromDate, toDate, note, step, history } = row
  return {
    ...{ id, number, date, authorId, fromDate, toDate, note, step, history },
    kind: row.kind,
    person: option(db, row.personId, date),
    positionName: db.positions.get(person?.positionId)?.name ?? '',
    departmentName: departmentOf(db, row.personId),
    performers: person ? performersOf(db, kind, person) : [],
  }
}

export const leaveView = (db: MockDatabase, row: LeaveApplicationRow): LeaveApplication => ({
  ...staffView(db, 'leave', row),
  days: daysOfLeave(row.kind, row.fromDate, row.toDate, calendarOf(db)),
  forYear: row.forYear,
  plannedToDate: row.plannedToDate,
  fileCount: db.recordFiles.by('owner', `leaveApplications/${row.id}`).length,
  substitute: option(db, row.substituteId, row.date),
  orderNumber: row.orderNumber,
  orderDate: row.orderDate,
})

export const tripView = (db: MockDatabase, row: BusinessTripRow): BusinessTrip => {
  const { personId: _, substituteId, vehicleId, ...trip } = row
  const report = reportsOfTrip(db, row.id)[0]
  const view = {
    ...trip,
    ...staffView(db, 'trip', row),
    substitute: option(db, substituteId, row.date),
    vehicle: vehicleOption(db, vehicleId),
    report: report ? { id: report.id, name: report.number } : null,
    carProblem: null,
  }
  return isBeingDecided(row.step) ? { ...view, carProblem: tripCarProblem(db, view) } : view
}

export const reportsOfTrip = (db: MockDatabase, tripId: number): ExpenseReportRow[] =>
  db.expenseReports.by('tripId', tripId).filter(({ step }) => step !== 'refused' && step !== 'cancelled')

export const sickLeaveView = (db: MockDatabase, row: SickLeaveRow): SickLeave => {
  const { personId: _, ...sick } = row
  const view = { ...sick, ...staffView(db, 'sickLeave', row), workingDays: null }
  return { ...view, workingDays: sickDays(view, calendarOf(db)).working }
}

export const tripName = ({ number, place }: { number: string; place: string }): string => `№ ${number}, ${place}`

export const expenseView = (db: MockDatabase, row: ExpenseReportRow): ExpenseReport => {
  const { personId: _, tripId, ...report } = row
  const trip = db.businessTrips.get(tripId)
  return {
    ...report,
    ...staffView(db, 'expense', row),
    trip: trip ? { id: trip.id, name: tripName(trip) } : null,
  }
}
