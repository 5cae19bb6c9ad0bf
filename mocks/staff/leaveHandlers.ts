import type { LeaveApplication } from '../../src/contract/shapes/staff.ts'
import { type leaveApplications, sickLeaves } from '../../src/contract/staff.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { interruptLeave } from '../../src/rules/staff/interruption.ts'
import { daysOfLeave, leaveErrors, leaveRegister, remainingProblem } from '../../src/rules/staff/leaveRules.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { assertFields } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { cellOf } from '../records/recordHandlers.ts'
import { madeOn, sheetOf } from '../records/sheet.ts'
import { calendarOf } from '../settings/calendar.ts'
import { absencesIn, clashesOf, peopleOfDepartment, remainingLeave } from './absences.ts'
import { leavePaperOf } from './leavePapers.ts'
import { refuseOverlap } from './staffChecks.ts'
import { staffHandlers } from './staffRegister.ts'
import { commonRow, orderOf } from './staffRows.ts'
import { leaveView } from './staffViews.ts'

const seesSickLeaves = ({ roles }: Caller) => mayCall(sickLeaves.list.roles, roles)

const checkLeave = (db: MockDatabase, leave: LeaveApplication): void => {
  const days = daysOfLeave(leave.kind, leave.fromDate, leave.toDate, calendarOf(db))
  assertFields(leaveErrors(leave, days))
  refuseOverlap(db, 'leaveId', leave)
  const { person, forYear } = leave
  if (person === null || forYear === null) return
  const own = db.leaveApplications.get(leave.id)
  const [left] = remainingLeave(db, { year: forYear, personId: person.id })
  const isCounted = own !== undefined && countsAsAway(own.step)
  const problem = isCounted ? null : remainingProblem(leave, days, left)
  if (problem) assertFields({ toDate: problem })
}

const headers = ['Служител', 'Звено', 'Основен', 'Допълнителен', 'Ползвани', 'Заявени', 'Остатък', 'Валидни до']

export const leaveApplicationsHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof leaveApplications> => ({
  ...staffHandlers(db, uploads, {
    kind: 'leave',
    table: 'leaveApplications',
    title: 'Заявления за отпуск',
    rules: leaveRegister,
    prefix: 'О',
    view: (row) => leaveView(db, row),
    row: (leave, before) => ({
      ...commonRow(leave, before),
      ...orderOf(before),
      forYear: leave.forYear,
      plannedToDate: before?.plannedToDate ?? null,
      substituteId: leave.substitute?.id ?? null,
    }),
    check: (leave) => checkLeave(db, leave),
    moved: (row, move, date) => {
      if (move.key !== 'interrupt' || date === undefined) return row
      const { toDate, ...change } = interruptLeave(row, date)
      return { ...row, ...change, toDate: toDate ?? row.toDate }
    },
    made: (file) => leavePaperOf(db, file),
    cells: ({ substitute }) => ({ substitute: substitute?.name }),
  }),
  getAwayClashes: ({ caller, query }) => clashesOf(db, query, seesSickLeaves(caller)),
  getAbsences: ({ caller, query: { departmentId, ...period } }) =>
    absencesIn(db, {
      ...period,
      ...(departmentId !== undefined && { personIds: peopleOfDepartment(db, departmentId) }),
      seesSickLeaves: seesSickLeaves(caller),
    }),
  getRemainingLeave: ({ query }) => remainingLeave(db, query),
  exportRemainingLeave: async ({ query }) => {
    const title = `Остатък от отпуск ${query.year}`
    const rows = remainingLeave(db, query).map((one) => [
      one.person?.name ?? '',
      one.departmentName,
      ...[one.basic, one.additional, one.used, one.requested, one.remaining].map(cellOf),
      cellOf(one.validUntil),
    ])
    return { name: `${title}.xlsx`, bytes: await sheetOf(title, headers, rows, { heading: [title, madeOn(db)] }) }
  },
})
