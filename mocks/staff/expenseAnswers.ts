import { type ExpenseReport, filledInOf } from '../../src/contract/shapes/staff.ts'
import type { expenseReports } from '../../src/contract/staff.ts'
import { errorsOf } from '../../src/rules/requiredFields.ts'
import { expenseRegister, reportMoney } from '../../src/rules/staff/expenseRules.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import type { Answers } from '../engine/answer.ts'
import { insistFields } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { staffAnswers } from './staffRegister.ts'
import { commonRow } from './staffRows.ts'
import { expenseView, reportsOfTrip, tripName } from './views.ts'

const isReported = (world: World, tripId: number, exceptId = 0): boolean =>
  reportsOfTrip(world, tripId).some(({ id }) => id !== exceptId)

/** A report must be about an approved trip of the person that has no other report. */
const tripProblem = (world: World, report: ExpenseReport): string | null => {
  const trip = report.kind === 'trip' ? world.businessTrips.get(report.trip?.id) : undefined
  if (!trip) return null
  if (trip.personId !== report.person?.id || trip.step !== 'approved')
    return 'Изберете одобрена командировка на служителя.'
  return isReported(world, trip.id, report.id) ? 'За тази командировка вече има отчет.' : null
}

/** Expense reports, and the trips without one; a settled report closes its trip. */
export const expenseReportsAnswers = (world: World, uploads: Uploads): Answers<typeof expenseReports> => ({
  ...staffAnswers(world, uploads, {
    kind: 'expense',
    table: 'expenseReports',
    title: 'Отчети за разходи',
    rules: expenseRegister,
    prefix: 'АО',
    view: (row) => expenseView(world, row),
    row: ({ person, trip, ...report }, before) => ({
      ...withoutFields(report, filledInOf.expense),
      ...commonRow({ ...report, person }, before),
      tripId: report.kind === 'trip' ? (trip?.id ?? null) : null,
      workDone: report.workDone.trim(),
    }),
    check: (report) => {
      insistFields(expenseRegister.errors(report, []))
      insistFields(errorsOf({ trip: tripProblem(world, report) }))
    },
    moved: (row, move) => {
      const trip = world.businessTrips.get(row.tripId)
      const entry = row.history.at(-1)
      if (move.key === 'close' && trip && entry)
        world.put('businessTrips', { ...trip, step: 'closed', history: [...trip.history, entry] })
      return row
    },
    cells: (report) => {
      const { spent, advance, difference, currency } = reportMoney(report)
      return { currency, spent: decimalOf(spent), advance: decimalOf(advance), difference: decimalOf(difference) }
    },
  }),
  getTripsToReport: ({ query }) =>
    world.businessTrips
      .by('personId', query.personId)
      .filter(({ id, step }) => step === 'approved' && !isReported(world, id))
      .map((trip) => ({
        id: trip.id,
        name: tripName(trip),
        fromDate: trip.fromDate,
        toDate: trip.toDate,
        advance: trip.advance,
      })),
})
