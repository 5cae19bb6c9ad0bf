import { filledInOf } from '../../src/contract/shapes/staff.ts'
import type { businessTrips, sickLeaves } from '../../src/contract/staff.ts'
import { sickLeaveRegister } from '../../src/rules/staff/sickLeaveRules.ts'
import { isByCar } from '../../src/rules/staff/tripCar.ts'
import { transportText, tripDays, tripMoney, tripRegister } from '../../src/rules/staff/tripRules.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { assertFields } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { todayOf } from '../settings/calendar.ts'
import { refuseOverlap } from './staffChecks.ts'
import { staffHandlers } from './staffRegister.ts'
import { commonRow, orderOf } from './staffRows.ts'
import { sickLeaveView, tripView } from './staffViews.ts'
import { freeCars, tripCarProblem } from './tripCars.ts'
import { groundProblem } from './tripGround.ts'

export const businessTripsHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof businessTrips> => ({
  ...staffHandlers(db, uploads, {
    kind: 'trip',
    table: 'businessTrips',
    title: 'Командировки',
    rules: tripRegister,
    prefix: 'К',
    view: (row) => tripView(db, row),
    row: ({ person, substitute, vehicle, ...trip }, before) => ({
      ...withoutFields(trip, filledInOf.trip),
      ...commonRow({ ...trip, person }, before),
      ...orderOf(before),
      substituteId: substitute?.id ?? null,
      vehicleId: isByCar(trip) ? (vehicle?.id ?? null) : null,
    }),
    check: (trip) => {
      assertFields(tripRegister.errors(trip, []), {
        groundNumber: groundProblem(db, trip),
        vehicle: tripCarProblem(db, trip),
      })
      refuseOverlap(db, 'tripId', trip)
    },
    cells: (trip) => {
      const { total, currency } = tripMoney(trip)
      const transport = transportText(trip)
      return { transport, currency, days: tripDays(trip), total: decimalOf(total) }
    },
    facts: ({ vehicle }) => ({ vehicleId: vehicle?.id ?? null }),
  }),
  getFreeVehicles: ({ query }) => freeCars(db, query),
})

export const sickLeavesHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof sickLeaves> =>
  staffHandlers(db, uploads, {
    kind: 'sickLeave',
    table: 'sickLeaves',
    title: 'Болнични листове',
    rules: sickLeaveRegister({
      get today() {
        return todayOf(db)
      },
    }),
    view: (row) => sickLeaveView(db, row),
    row: ({ person, ...sick }, before) => ({
      ...withoutFields(sick, filledInOf.sickLeave),
      ...commonRow({ ...sick, person }, before),
      number: sick.number.trim(),
      date: sick.fromDate,
      presentedOn: before?.presentedOn ?? null,
    }),
    check: ({ id, person, fromDate, toDate }) => {
      const taken = db.sickLeaves
        .by('personId', person?.id ?? 0)
        .find(
          (row) =>
            row.id !== id &&
            row.step !== 'cancelled' &&
            row.fromDate <= (toDate ?? '') &&
            (fromDate ?? '9') <= row.toDate,
        )
      const message = `За периода вече има болничен лист № ${taken?.number}.`
      assertFields({}, { fromDate: taken ? message : null })
    },
    moved: (row, move) => (move.key === 'present' ? { ...row, presentedOn: todayOf(db) } : row),
    cells: (sick) => ({ calendarDays: tripDays(sick) }),
  })
