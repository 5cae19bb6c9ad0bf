import { type ExpenseReport, filledInOf } from '../../src/contract/shapes/staff.ts'
import type { expenseReports } from '../../src/contract/staff.ts'
import { errorsOf } from '../../src/rules/requiredFields.ts'
import { expenseRegister, reportMoney } from '../../src/rules/staff/expenseRules.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { assertFields } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { staffHandlers } from './staffRegister.ts'
import { commonRow } from './staffRows.ts'
import { expenseView, reportsOfTrip, tripName } from './staffViews.ts'

const isReported = (db: MockDatabase, tripId: number, exceptId = 0): boolean =>
  reportsOfTrip(db, tripId).some(({ id }) => id !== exceptId)

/**
 * Returns why an expense report cannot be about its trip; null if it can: the trip is an approved trip of the person
 * and has no other report.
 */
const tripProblem = (db: MockDatabase, report: ExpenseReport): string | null => {
  const trip = report.kind === 'trip' ? db.businessTrips.get(report.trip?.id) : undefined
  if (!trip) return null
  if (trip.personId !== report.person?.id || trip.step !== 'approved')
    return 'Изберете одобрена командировка на служителя.'
  return isReported(db, trip.id, report.id) ? 'За тази командировка вече има отчет.' : null
}

export const expenseReportsHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof expenseReports> => ({
  ...staffHandlers(db, uploads, {
    kind: 'expense',
    table: 'expenseReports',
    title: 'Отчети за разходи',
    rules: expenseRegister,
    prefix: 'АО',
    view: (row) => expenseView(db, row),
    row: ({ person, trip, ...report }, before) => ({
      ...withoutFields(report, filledInOf.expense),
      ...commonRow({ ...report, person }, before),
      tripId: report.kind === 'trip' ? (trip?.id ?? null) : null,
      workDone: report.workDone.trim(),
    }),
    check: (report) => {
      assertFields(expenseRegister.errors(report, []))
      assertFields(errorsOf({ trip: tripProblem(db, report) }))
    },
    moved: (row, move) => {
      const trip = db.businessTrips.get(row.tripId)
      const entry = row.history.at(-1)
      if (move.key === 'close' && trip && entry)
        db.put('businessTrips', { ...trip, step: 'closed', history: [...trip.history, entry] })
      return row
    },
    cells: (report) => {
      const { spent, advance, difference, currency } = reportMoney(report)
      return { currency, spent: decimalOf(spent), advance: decimalOf(advance), difference: decimalOf(difference) }
    },
  }),
  getTripsToReport: ({ query }) =>
    db.businessTrips
      .by('personId', query.personId)
      .filter(({ id, step }) => step === 'approved' && !isReported(db, id))
      .map((trip) => ({
        id: trip.id,
        name: tripName(trip),
        fromDate: trip.fromDate,
        toDate: trip.toDate,
        advance: trip.advance,
      })),
})
