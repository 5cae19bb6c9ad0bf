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
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { performersOf } from './performers.ts'
import type { BusinessTripRow, ExpenseReportRow, LeaveApplicationRow, SickLeaveRow, StaffRow } from './rows.ts'
import { tripCarProblem, vehicleOption } from './tripCars.ts'

export const option = (world: World, personId: number | null, day: string | null = null) => {
  const person = asOf(world, 'persons', personId, day)
  return person ? { id: person.id, name: fullNameOf(person) } : null
}
export const departmentOf = (world: World, personId: number): string =>
  world.departments.get(world.persons.get(personId)?.departmentId)?.name ?? ''

const staffView = (world: World, kind: StaffKind, row: StaffRow) => {
  const person = world.persons.get(row.personId)
  const { id, number, date, authorId, fromDate, toDate, note, step, history } = row
  return {
    ...{ id, number, date, authorId, fromDate, toDate, note, step, history },
    kind: row.kind,
    person: option(world, row.personId, date),
    positionName: world.positions.get(person?.positionId)?.name ?? '',
    departmentName: departmentOf(world, row.personId),
    performers: person ? performersOf(world, kind, person) : [],
  }
}

export const leaveView = (world: World, row: LeaveApplicationRow): LeaveApplication => ({
  ...staffView(world, 'leave', row),
  days: daysOfLeave(row.kind, row.fromDate, row.toDate, calendarOf(world)),
  forYear: row.forYear,
  plannedToDate: row.plannedToDate,
  fileCount: world.recordFiles.by('owner', `leaveApplications/${row.id}`).length,
  substitute: option(world, row.substituteId, row.date),
  orderNumber: row.orderNumber,
  orderDate: row.orderDate,
})

export const tripView = (world: World, row: BusinessTripRow): BusinessTrip => {
  const { personId: _, substituteId, vehicleId, ...trip } = row
  const report = reportsOfTrip(world, row.id)[0]
  const view = {
    ...trip,
    ...staffView(world, 'trip', row),
    substitute: option(world, substituteId, row.date),
    vehicle: vehicleOption(world, vehicleId),
    report: report ? { id: report.id, name: report.number } : null,
    carProblem: null,
  }
  return isBeingDecided(row.step) ? { ...view, carProblem: tripCarProblem(world, view) } : view
}

/** The expense reports of a trip that are not refused or cancelled: at most one. */
export const reportsOfTrip = (world: World, tripId: number): ExpenseReportRow[] =>
  world.expenseReports.by('tripId', tripId).filter(({ step }) => step !== 'refused' && step !== 'cancelled')

export const sickLeaveView = (world: World, row: SickLeaveRow): SickLeave => {
  const { personId: _, ...sick } = row
  const view = { ...sick, ...staffView(world, 'sickLeave', row), workingDays: null }
  return { ...view, workingDays: sickDays(view, calendarOf(world)).working }
}

export const tripName = ({ number, place }: { number: string; place: string }): string => `№ ${number}, ${place}`

export const expenseView = (world: World, row: ExpenseReportRow): ExpenseReport => {
  const { personId: _, tripId, ...report } = row
  const trip = world.businessTrips.get(tripId)
  return {
    ...report,
    ...staffView(world, 'expense', row),
    trip: trip ? { id: trip.id, name: tripName(trip) } : null,
  }
}
