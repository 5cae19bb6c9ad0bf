import type { Frame } from '../seed/frame.ts'
import type { RowsOf } from '../seed/seeded.ts'
import { seeded } from '../seed/seeded.ts'
import { leaveRows, sickLeaveRows } from './seedLeaves.ts'
import { staffSeed } from './seedStaff.ts'
import { expenseReportRows, tripRows } from './seedTrips.ts'

const madeOf = (frame: Frame) => {
  const seed = staffSeed(frame)
  const leaves = leaveRows(seed)
  const sick = sickLeaveRows(seed)
  const reported = tripRows(seed)
  const reports = expenseReportRows(seed, reported)
  const accounted = new Set(reports.flatMap(({ step, tripId }) => (step === 'closed' ? [tripId] : [])))
  // A trip with an advance counts as accounted for once its report is closed.
  const trips = reported.map((trip) => {
    if (trip.step !== 'closed' || trip.advance === null || accounted.has(trip.id)) return trip
    return { ...trip, step: 'approved' as const, history: trip.history.filter(({ move }) => move !== 'close') }
  })
  return { leaves, trips, sick, reports }
}
const made = new WeakMap<Frame, ReturnType<typeof madeOf>>()
/** The four registers are made together, because nobody is away twice on a day. */
export const staffOf = (frame: Frame) => {
  const known = made.get(frame) ?? madeOf(frame)
  made.set(frame, known)
  return known
}

/** Leaves, trips, sick leaves and expense reports of the invented year. */
export const staffTables = {
  leaveApplications: seeded((frame) => staffOf(frame).leaves),
  businessTrips: seeded((frame) => staffOf(frame).trips),
  sickLeaves: seeded((frame) => staffOf(frame).sick),
  expenseReports: seeded((frame) => staffOf(frame).reports),
}

declare module '../engine/rows.ts' {
  interface Rows extends RowsOf<typeof staffTables> {}
}
