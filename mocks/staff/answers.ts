import type { LeaveApplication } from '../../src/contract/shapes/staff.ts'
import type { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../../src/contract/staff.ts'
import { formatDate, yearOf } from '../../src/dates/civilDate.ts'
import { errorsOf, hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { overlapProblem } from '../../src/rules/staff/absences.ts'
import { expenseRegister } from '../../src/rules/staff/expenseRules.ts'
import { daysOfLeave, leaveErrors, leaveRegister, remainingProblem } from '../../src/rules/staff/leaveRules.ts'
import { sickLeaveRegister } from '../../src/rules/staff/sickLeaveRules.ts'
import { countsAsAway, type Move } from '../../src/rules/staff/staffRoute.ts'
import { tripRegister } from '../../src/rules/staff/tripRules.ts'
import type { Answers } from '../engine/answer.ts'
import { crudAnswers } from '../engine/crudAnswers.ts'
import { sheetOf } from '../engine/excel.ts'
import { refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { StaffRow } from './rows.ts'
import { nextNumber, staffAnswers } from './staffRegister.ts'
import {
  absencesIn,
  clashesOf,
  expenseView,
  leaveView,
  peopleOfDepartment,
  remainingLeave,
  sickLeaveView,
  tripName,
  tripView,
} from './views.ts'

const checkData = 'Проверете попълнените данни.'
const seesSickLeaves = ({ roles, isAdministrator }: Caller) => isAdministrator || roles.includes('UP_MANAGER')

type Facts = {
  id: number
  person: { id: number } | null
  authorId: number | null
  kind: string
  fromDate: string | null
  toDate: string | null
  note: string
}
/** The columns of a written record; where it stands on its route only a move changes. */
const written = (record: Facts, before: StaffRow | undefined): StaffRow => ({
  id: record.id,
  number: before?.number ?? '',
  date: before?.date ?? null,
  personId: record.person?.id ?? 0,
  authorId: before?.authorId ?? record.authorId ?? 0,
  kind: record.kind,
  fromDate: record.fromDate ?? '',
  toDate: record.toDate ?? '',
  note: record.note.trim(),
  step: before?.step ?? 'draft',
  history: before?.history ?? [],
})

const refuseWrong = (errors: Record<string, string>): void => {
  if (hasErrors(errors)) refuseFields(checkData, messagesByField(errors))
}

type Away = Facts & { id: number }
/** Refuses days on which the person is away already. */
const refuseOverlap = (world: World, of: 'leaveId' | 'tripId', { id, person, fromDate, toDate }: Away): void => {
  if (person === null || fromDate === null || toDate === null) return
  const { absences } = clashesOf(world, { personId: person.id, fromDate, toDate, [of]: id }, true)
  const problem = overlapProblem(absences)
  if (problem) refuseFields(checkData, { fromDate: [problem] })
}

const checkLeave = (world: World, leave: LeaveApplication): void => {
  const days = daysOfLeave(leave.kind, leave.fromDate, leave.toDate, calendarOf(world))
  refuseWrong(leaveErrors(leave, days))
  refuseOverlap(world, 'leaveId', leave)
  const { person, forYear } = leave
  if (person === null || forYear === null) return
  const own = world.leaveApplications.get(leave.id)
  const [left] = remainingLeave(world, { year: forYear, personId: person.id })
  const isCounted = own !== undefined && countsAsAway(own.step)
  const problem = isCounted ? null : remainingProblem(leave, days, left)
  if (problem) refuseFields(checkData, { toDate: [problem] })
}

/** Numbers as the moves give them: the record's own when it is submitted, the order's when it is approved. */
const numbers = <W extends StaffRow>(world: World, prefix: string, rows: () => readonly W[]) => {
  const today = todayOf(world)
  const year = String(yearOf(today))
  return {
    submitted: (row: W, move: Move): W =>
      move.key === 'submit' && row.number === ''
        ? {
            ...row,
            date: today,
            number: nextNumber(
              prefix,
              rows().map(({ number }) => number),
              year,
            ),
          }
        : row,
    ordered: <O extends W & { orderNumber: string; orderDate: string | null }>(
      row: O,
      move: Move,
      all: readonly O[],
    ): O =>
      move.key === 'approve'
        ? {
            ...row,
            orderDate: today,
            orderNumber: nextNumber(
              `З${prefix}`,
              all.map(({ orderNumber }) => orderNumber),
              year,
            ),
          }
        : row,
  }
}

const remainingHeaders = [
  'Служител',
  'Звено',
  'Основен',
  'Допълнителен',
  'Ползвани',
  'Заявени',
  'Остатък',
  'Валидни до',
]

export const leaveApplicationsAnswers = (world: World): Answers<typeof leaveApplications> => {
  const rows = () => world.leaveApplications.all()
  return {
    ...staffAnswers(world, {
      kind: 'leave',
      one: leaveRegister.one,
      rows,
      put: (row) => world.put('leaveApplications', row),
      view: (row) => leaveView(world, row),
      check: (leave) => checkLeave(world, leave),
      moved: (row, move) => {
        const { submitted, ordered } = numbers(world, 'О', rows)
        return ordered(submitted(row, move), move, rows())
      },
      crud: crudAnswers(world, {
        table: 'leaveApplications',
        rules: leaveRegister,
        view: (row) => leaveView(world, row),
        row: (leave, before) => ({
          ...written(leave, before),
          forYear: leave.forYear,
          substituteId: leave.substitute?.id ?? null,
          orderNumber: before?.orderNumber ?? '',
          orderDate: before?.orderDate ?? null,
        }),
      }),
    }),
    getAwayClashes: ({ caller, query }) => clashesOf(world, query, seesSickLeaves(caller)),
    getAbsences: ({ caller, query: { departmentId, ...period } }) =>
      absencesIn(world, {
        ...period,
        ...(departmentId !== undefined && { personIds: peopleOfDepartment(world, departmentId) }),
        seesSickLeaves: seesSickLeaves(caller),
      }),
    getRemainingLeave: ({ query }) => remainingLeave(world, query),
    exportRemainingLeave: async ({ query }) => ({
      name: `Остатък от отпуск ${query.year}.xlsx`,
      bytes: await sheetOf(
        `Остатък от отпуск ${query.year}`,
        remainingHeaders,
        remainingLeave(world, query).map((one) => [
          one.person?.name ?? '',
          one.departmentName,
          ...[one.basic, one.additional, one.used, one.requested, one.remaining].map(String),
          formatDate(one.validUntil),
        ]),
      ),
    }),
  }
}

export const businessTripsAnswers = (world: World): Answers<typeof businessTrips> => {
  const rows = () => world.businessTrips.all()
  return staffAnswers(world, {
    kind: 'trip',
    one: tripRegister.one,
    rows,
    put: (row) => world.put('businessTrips', row),
    view: (row) => tripView(world, row),
    check: (trip) => {
      refuseWrong(tripRegister.errors(trip, []))
      refuseOverlap(world, 'tripId', trip)
    },
    moved: (row, move) => {
      const { submitted, ordered } = numbers(world, 'К', rows)
      return ordered(submitted(row, move), move, rows())
    },
    crud: crudAnswers(world, {
      table: 'businessTrips',
      rules: tripRegister,
      view: (row) => tripView(world, row),
      row: (trip, before) => {
        const { place, itinerary, task, transport, distance, dailyAmount, lodgingPerNight, travelAmount, advance } =
          trip
        return {
          ...written(trip, before),
          ...{ place, itinerary, task, transport, distance, dailyAmount, lodgingPerNight, travelAmount, advance },
          substituteId: trip.substitute?.id ?? null,
          orderNumber: before?.orderNumber ?? '',
          orderDate: before?.orderDate ?? null,
        }
      },
    }),
  })
}

export const sickLeavesAnswers = (world: World): Answers<typeof sickLeaves> =>
  staffAnswers(world, {
    kind: 'sickLeave',
    one: sickLeaveRegister.one,
    rows: () => world.sickLeaves.all(),
    put: (row) => world.put('sickLeaves', row),
    view: (row) => sickLeaveView(world, row),
    check: ({ id, person, fromDate, toDate }) => {
      const taken = world.sickLeaves
        .by('personId', person?.id ?? 0)
        .find(
          (row) =>
            row.id !== id &&
            row.step !== 'cancelled' &&
            row.fromDate <= (toDate ?? '') &&
            (fromDate ?? '9') <= row.toDate,
        )
      if (taken) refuseFields(checkData, { fromDate: [`За периода вече има болничен лист № ${taken.number}.`] })
    },
    moved: (row, move) => (move.key === 'present' ? { ...row, presentedOn: todayOf(world) } : row),
    crud: crudAnswers(world, {
      table: 'sickLeaves',
      rules: sickLeaveRegister,
      view: (row) => sickLeaveView(world, row),
      row: (sick, before) => {
        const { continuesNumber, issuedOn, reason, facility, regimen } = sick
        return {
          ...written(sick, before),
          ...{ continuesNumber, issuedOn, reason, facility, regimen },
          number: sick.number.trim(),
          date: sick.fromDate,
          presentedOn: before?.presentedOn ?? null,
        }
      },
    }),
  })

export const expenseReportsAnswers = (world: World): Answers<typeof expenseReports> => {
  const rows = () => world.expenseReports.all()
  const isReported = (tripId: number, exceptId = 0) =>
    world.expenseReports
      .by('tripId', tripId)
      .some(({ id, step }) => id !== exceptId && step !== 'refused' && step !== 'cancelled')
  return {
    ...staffAnswers(world, {
      kind: 'expense',
      one: expenseRegister.one,
      rows,
      put: (row) => world.put('expenseReports', row),
      view: (row) => expenseView(world, row),
      check: (report) => {
        refuseWrong(expenseRegister.errors(report, []))
        const trip = report.kind === 'trip' ? world.businessTrips.get(report.trip?.id) : undefined
        const problem =
          trip && (trip.personId !== report.person?.id || trip.step !== 'approved')
            ? 'Изберете одобрена командировка на служителя.'
            : trip && isReported(trip.id, report.id) && 'За тази командировка вече има отчет.'
        refuseWrong(errorsOf({ trip: problem || null }))
      },
      moved: (row, move) => {
        const trip = world.businessTrips.get(row.tripId)
        const entry = row.history.at(-1)
        if (move.key === 'close' && trip && entry)
          world.put('businessTrips', { ...trip, step: 'closed', history: [...trip.history, entry] })
        return numbers(world, 'АО', rows).submitted(row, move)
      },
      crud: crudAnswers(world, {
        table: 'expenseReports',
        rules: expenseRegister,
        view: (row) => expenseView(world, row),
        row: (report, before) => ({
          ...written(report, before),
          tripId: report.kind === 'trip' ? (report.trip?.id ?? null) : null,
          advance: report.advance,
          expenses: report.expenses,
          workDone: report.workDone.trim(),
        }),
      }),
    }),
    getTripsToReport: ({ query }) =>
      world.businessTrips
        .by('personId', query.personId)
        .filter(({ id, step }) => step === 'approved' && !isReported(id))
        .map((trip) => ({
          id: trip.id,
          name: tripName(trip),
          fromDate: trip.fromDate,
          toDate: trip.toDate,
          advance: trip.advance,
        })),
  }
}
