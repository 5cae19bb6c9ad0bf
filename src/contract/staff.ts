import * as v from 'valibot'
import { type Callers, expenseUsers, leaveUsers, staffManagers, tripUsers } from './callers.ts'
import { area } from './endpoint.ts'
import { recordFiles, records } from './records.ts'
import { Absence, AwayClashes, RemainingLeave, TripToReport } from './shapes/absences.ts'
import { AskedDay, AskedYear, CivilDate, Id, Option, textUpTo } from './shapes/base.ts'
import { BusinessTrip, ExpenseReport, LeaveApplication, SickLeave, staffFilter } from './shapes/staff.ts'

export const StaffMove = v.object({ id: Id, move: v.string(), comment: textUpTo(1000), date: v.optional(CivilDate) })

const staffCalls = <const N extends string, S extends v.GenericSchema>(
  name: N,
  what: string,
  callers: Callers,
  shape: S,
) => {
  const of = { name, plural: `${name}s`, what: `${what}s`, roles: { read: callers, write: callers } } as const
  return {
    ...records(of, shape, staffFilter),
    ...recordFiles(of),
    ...area(
      { backend: 'register', reading: 'device' },
      {
        move: {
          summary: `Move a ${what} along its route`,
          method: 'POST',
          kind: 'action',
          path: `/api/${name}/Move${name}`,
          roles: callers,
          body: StaffMove,
          reply: shape,
          proposed: true,
        },
      },
    ),
  }
}

const period = { fromDate: AskedDay, toDate: AskedDay }
const remainingOf = v.object({ year: AskedYear, departmentId: v.optional(Id), personId: v.optional(Id) })

/** Applications for leave (specification 1, section 2, „Staff“), absences, and the remaining paid leave. */
export const leaveApplications = {
  ...staffCalls('LeaveApplication', 'leave application', leaveUsers, LeaveApplication),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      getAwayClashes: {
        summary: 'What stands against the absence of a person, and who could stand in; leaves out the record itself',
        method: 'GET',
        kind: 'read',
        path: '/api/LeaveApplication/GetAwayClashes',
        roles: [...leaveUsers, ...tripUsers],
        query: v.object({
          personId: Id,
          ...period,
          leaveId: v.optional(Id),
          tripId: v.optional(Id),
          substituteId: v.optional(Id),
        }),
        reply: AwayClashes,
        proposed: true,
      },
      getAbsences: {
        summary: 'Who is away in a period',
        method: 'GET',
        kind: 'read',
        path: '/api/LeaveApplication/GetAbsences',
        roles: leaveUsers,
        query: v.object({ ...period, departmentId: v.optional(Id) }),
        reply: v.array(Absence),
        proposed: true,
      },
      getRemainingLeave: {
        summary: 'What is left of the paid leave of a year',
        method: 'GET',
        kind: 'read',
        path: '/api/LeaveApplication/GetRemainingLeave',
        roles: leaveUsers,
        query: remainingOf,
        reply: v.array(RemainingLeave),
        proposed: true,
      },
      exportRemainingLeave: {
        summary: 'The same as .xlsx',
        method: 'GET',
        kind: 'read',
        path: '/api/LeaveApplication/ExportRemainingLeave',
        roles: leaveUsers,
        query: remainingOf,
        reply: 'file',
        proposed: true,
      },
    },
  ),
}
export const businessTrips = {
  ...staffCalls('BusinessTrip', 'business trip', tripUsers, BusinessTrip),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      getFreeVehicles: {
        summary: 'The company cars that may be taken on a trip in a period; leaves out the trip itself',
        method: 'GET',
        kind: 'read',
        path: '/api/BusinessTrip/GetFreeVehicles',
        roles: tripUsers,
        query: v.object({ ...period, tripId: v.optional(Id) }),
        reply: v.array(Option),
        proposed: true,
      },
    },
  ),
}
export const sickLeaves = staffCalls('SickLeave', 'sick leave', staffManagers, SickLeave)
export const expenseReports = {
  ...staffCalls('ExpenseReport', 'expense report', expenseUsers, ExpenseReport),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      getTripsToReport: {
        summary: 'The approved trips of a person that have no expense report',
        method: 'GET',
        kind: 'read',
        path: '/api/ExpenseReport/GetTripsToReport',
        roles: expenseUsers,
        query: v.object({ personId: Id }),
        reply: v.array(TripToReport),
        proposed: true,
      },
    },
  ),
}
