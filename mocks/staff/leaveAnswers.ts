import type { LeaveApplication } from '../../src/contract/shapes/staff.ts'
import { type leaveApplications, sickLeaves } from '../../src/contract/staff.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { interrupted } from '../../src/rules/staff/interruption.ts'
import { daysOfLeave, leaveErrors, leaveRegister, remainingProblem } from '../../src/rules/staff/leaveRules.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { insistFields } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { cellOf } from '../records/recordAnswers.ts'
import { madeOn, sheetOf } from '../records/sheet.ts'
import { calendarOf } from '../settings/calendar.ts'
import { absencesIn, clashesOf, peopleOfDepartment, remainingLeave } from './absences.ts'
import { refuseOverlap } from './checks.ts'
import { leavePaperOf } from './leavePapers.ts'
import { staffAnswers } from './staffRegister.ts'
import { commonRow, orderOf } from './staffRows.ts'
import { leaveView } from './views.ts'

const seesSickLeaves = ({ roles }: Caller) => mayCall(sickLeaves.list.roles, roles)

const checkLeave = (world: World, leave: LeaveApplication): void => {
  const days = daysOfLeave(leave.kind, leave.fromDate, leave.toDate, calendarOf(world))
  insistFields(leaveErrors(leave, days))
  refuseOverlap(world, 'leaveId', leave)
  const { person, forYear } = leave
  if (person === null || forYear === null) return
  const own = world.leaveApplications.get(leave.id)
  const [left] = remainingLeave(world, { year: forYear, personId: person.id })
  const isCounted = own !== undefined && countsAsAway(own.step)
  const problem = isCounted ? null : remainingProblem(leave, days, left)
  if (problem) insistFields({ toDate: problem })
}

const headers = ['Служител', 'Звено', 'Основен', 'Допълнителен', 'Ползвани', 'Заявени', 'Остатък', 'Валидни до']

export const leaveApplicationsAnswers = (world: World, uploads: Uploads): Answers<typeof leaveApplications> => ({
  ...staffAnswers(world, uploads, {
    kind: 'leave',
    table: 'leaveApplications',
    title: 'Заявления за отпуск',
    rules: leaveRegister,
    prefix: 'О',
    view: (row) => leaveView(world, row),
    row: (leave, before) => ({
      ...commonRow(leave, before),
      ...orderOf(before),
      forYear: leave.forYear,
      plannedToDate: before?.plannedToDate ?? null,
      substituteId: leave.substitute?.id ?? null,
    }),
    check: (leave) => checkLeave(world, leave),
    moved: (row, move, date) => {
      if (move.key !== 'interrupt' || date === undefined) return row
      const { toDate, ...change } = interrupted(row, date)
      return { ...row, ...change, toDate: toDate ?? row.toDate }
    },
    made: (file) => leavePaperOf(world, file),
    cells: ({ substitute }) => ({ substitute: substitute?.name }),
  }),
  getAwayClashes: ({ caller, query }) => clashesOf(world, query, seesSickLeaves(caller)),
  getAbsences: ({ caller, query: { departmentId, ...period } }) =>
    absencesIn(world, {
      ...period,
      ...(departmentId !== undefined && { personIds: peopleOfDepartment(world, departmentId) }),
      seesSickLeaves: seesSickLeaves(caller),
    }),
  getRemainingLeave: ({ query }) => remainingLeave(world, query),
  exportRemainingLeave: async ({ query }) => {
    const title = `Остатък от отпуск ${query.year}`
    const rows = remainingLeave(world, query).map((one) => [
      one.person?.name ?? '',
      one.departmentName,
      ...[one.basic, one.additional, one.used, one.requested, one.remaining].map(cellOf),
      cellOf(one.validUntil),
    ])
    return { name: `${title}.xlsx`, bytes: await sheetOf(title, headers, rows, { heading: [title, madeOn(world)] }) }
  },
})
