import { dayNumber } from '../../src/dates/civilDate.ts'
import { isApprovedStep } from '../../src/rules/staff/staffRoute.ts'
import { perFrame } from '../seed/perFrame.ts'
import type { RowsOf } from '../seed/seededRow.ts'
import { seeded } from '../seed/seededRow.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { leaveRows, sickLeaveRows } from './seedLeaves.ts'
import { staffSeed } from './seedStaff.ts'
import { expenseReportRows, tripRows } from './seedTrips.ts'

const madeOf = (frame: Frame) => {
  const seed = staffSeed(frame)
  const leaves = leaveRows(seed)
  const sick = sickLeaveRows(seed)
  const reported = tripRows(seed)
  const reports = expenseReportRows(seed, reported)
  const closed = reports.filter(({ step }) => step === 'closed')
  const closing = new Map(closed.map(({ tripId, history }) => [tripId, history.at(-1)]))
  const trips = reported.map((trip) => {
    const entry = closing.get(trip.id)
    return entry ? { ...trip, step: 'closed' as const, history: [...trip.history, entry] } : trip
  })
  return { leaves, trips, sick, reports }
}
export const staffOf = perFrame(madeOf)

type CarTrip = { from: number; to: number; kilometres: number; personId: number }
export const tripsOfCars = (frame: Frame): Frame['carTrips'] => {
  const trips = new Map<number, CarTrip[]>()
  for (const { vehicleId, step, fromDate, toDate, distance, personId } of staffOf(frame).trips) {
    const from = dayNumber(fromDate)
    if (vehicleId === null || !isApprovedStep(step) || from > frame.days.today) continue
    const own = trips.get(vehicleId) ?? []
    own.push({ from, to: dayNumber(toDate), kilometres: distance ?? 0, personId })
    trips.set(vehicleId, own)
  }
  for (const own of trips.values()) own.sort((a, b) => a.from - b.from)
  return trips
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    /** The trips of each car, by car id. Refuelling and repairs are planned around the trips. */
    carTrips: ReadonlyMap<number, readonly CarTrip[]>
  }
}

export const staffTables = {
  leaveApplications: seeded((frame) => staffOf(frame).leaves),
  businessTrips: seeded((frame) => staffOf(frame).trips),
  sickLeaves: seeded((frame) => staffOf(frame).sick),
  expenseReports: seeded((frame) => staffOf(frame).reports),
}

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof staffTables> {}
}
