import type { Endpoint } from '../../contract/endpoint.ts'
import type { StaffKind } from '../../contract/shapes/staff.ts'
import { businessTrips, expenseReports, leaveApplications } from '../../contract/staff.ts'

const { getAbsences, getAwayClashes } = leaveApplications
const { getTripsToReport } = expenseReports

export const staffInvalidation: Readonly<Record<Exclude<StaffKind, 'leave'>, readonly Endpoint[]>> = {
  trip: [getAbsences, getAwayClashes, getTripsToReport, businessTrips.getFreeVehicles],
  sickLeave: [getAbsences, getAwayClashes],
  expense: [getTripsToReport, businessTrips.list, businessTrips.byId],
}
