import * as v from 'valibot'
import type { Callers } from './callers.ts'
import { area, type Endpoint, type Shape } from './endpoint.ts'
import { byId, CivilDate, Id } from './shapes/base.ts'
import {
  Absence,
  AwayClashes,
  BusinessTrip,
  ExpenseReport,
  LeaveApplication,
  RemainingLeave,
  SickLeave,
  StaffFilter,
  TripToReport,
} from './shapes/staff.ts'

const leaveRoles = ['UP_MANAGER', 'UP_VACATIONS'] as const
const tripRoles = ['UP_MANAGER', 'UP_BUSINESS_TRIPS'] as const
const sickLeaveRoles = ['UP_MANAGER'] as const
const expenseRoles = ['UP_MANAGER', 'UP_EXPENSES'] as const

/** Paging as the device calls have it: the first page is 1. */
export const StaffPaging = v.object({ pageNumber: Id, pageSize: Id })
/** A move along the route: its key (`src/rules/staff/staffRoute.ts`) and what is said with it. */
export const StaffMove = v.object({ id: Id, move: v.string(), comment: v.string() })

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
/** The calls that the four records have alike. */
export type StaffCalls<S extends Shape> = {
  list: Call<{
    query: typeof StaffPaging
    body: typeof StaffFilter
    reply: v.ObjectSchema<{ items: v.ArraySchema<S, undefined>; totalCount: typeof Id }, undefined>
  }>
  byId: Call<{ query: typeof byId; reply: S }>
  insert: Call<{ body: S; reply: S }>
  update: Call<{ body: S; reply: S }>
  remove: Call<{ query: typeof byId; reply: 'nothing' }>
  move: Call<{ body: typeof StaffMove; reply: S }>
}

/** Declares them by the conventions of the device calls; the specification names none, so all are proposals. */
const staffCalls = <S extends Shape>(name: string, what: string, roles: Callers, shape: S): StaffCalls<S> => {
  const call = (method: Endpoint['method'], last: string, summary: string) => ({
    summary,
    method,
    path: `/api/${name}/${last}` as const,
    roles,
    backend: 'register' as const,
    reading: 'device' as const,
    proposed: true as const,
  })
  return {
    list: {
      ...call('POST', `Get${name}s`, `List of ${what}s`),
      query: StaffPaging,
      body: StaffFilter,
      reply: v.object({ items: v.array(shape), totalCount: Id }),
    },
    byId: { ...call('GET', `Get${name}ById`, `One ${what}`), query: byId, reply: shape },
    insert: { ...call('POST', `Insert${name}`, `Add a ${what}`), body: shape, reply: shape },
    update: { ...call('PUT', `Update${name}`, `Change a ${what}`), body: shape, reply: shape },
    remove: { ...call('DELETE', `Delete${name}`, `Delete a ${what}`), query: byId, reply: 'nothing' },
    move: { ...call('POST', `Move${name}`, `Move a ${what} along its route`), body: StaffMove, reply: shape },
  }
}

const period = { fromDate: CivilDate, toDate: CivilDate }
const remainingOf = v.object({ year: Id, departmentId: v.optional(Id), personId: v.optional(Id) })

/** Applications for leave (document 1, section 2, „Staff“), who is away, and what is left of the paid leave. */
export const leaveApplications = {
  ...staffCalls('LeaveApplication', 'leave application', leaveRoles, LeaveApplication),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      getAwayClashes: {
        summary: 'What stands against the absence of a person, and who could stand in; leaves out the record itself',
        method: 'GET',
        path: '/api/LeaveApplication/GetAwayClashes',
        roles: ['UP_MANAGER', 'UP_VACATIONS', 'UP_BUSINESS_TRIPS'],
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
        path: '/api/LeaveApplication/GetAbsences',
        roles: leaveRoles,
        query: v.object({ ...period, departmentId: v.optional(Id) }),
        reply: v.array(Absence),
        proposed: true,
      },
      getRemainingLeave: {
        summary: 'What is left of the paid leave of a year',
        method: 'GET',
        path: '/api/LeaveApplication/GetRemainingLeave',
        roles: leaveRoles,
        query: remainingOf,
        reply: v.array(RemainingLeave),
        proposed: true,
      },
      exportRemainingLeave: {
        summary: 'The same as .xlsx',
        method: 'GET',
        path: '/api/LeaveApplication/ExportRemainingLeave',
        roles: leaveRoles,
        query: remainingOf,
        reply: 'file',
        proposed: true,
      },
    },
  ),
}
/** Orders for business trips. */
export const businessTrips = staffCalls('BusinessTrip', 'business trip', tripRoles, BusinessTrip)
/** Sick leaves, for those who manage the staff. */
export const sickLeaves = staffCalls('SickLeave', 'sick leave', sickLeaveRoles, SickLeave)
/** Reports of expenses, and the trips that wait for one. */
export const expenseReports = {
  ...staffCalls('ExpenseReport', 'expense report', expenseRoles, ExpenseReport),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      getTripsToReport: {
        summary: 'The approved trips of a person that have no expense report',
        method: 'GET',
        path: '/api/ExpenseReport/GetTripsToReport',
        roles: expenseRoles,
        query: v.object({ personId: Id }),
        reply: v.array(TripToReport),
        proposed: true,
      },
    },
  ),
}
