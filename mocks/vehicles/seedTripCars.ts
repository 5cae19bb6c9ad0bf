import type { TripCar } from '../../src/rules/staff/tripCar.ts'
import type { Frame } from '../seed/frame.ts'
import { driversOfCar, seededCars } from './seededCars.ts'
import { inspectionRows, insuranceRows } from './seedParts.ts'
import { vehicleRows } from './seedVehicles.ts'

/** A company car that trips may be made with: whose it is, and what is looked at before it is taken. */
export type CarForTrips = Omit<TripCar, 'trips'> & { id: number; departmentId: number; driverIds: readonly number[] }

/** The company cars of a new world as its trips ask for them. */
export const carsForTrips = (frame: Frame): readonly CarForTrips[] => {
  const policies = insuranceRows(frame)
  const inspections = inspectionRows(frame)
  const statuses = new Map(vehicleRows(frame).map(({ id, statusId }) => [id, statusId]))
  return seededCars
    .map((car) => ({ ...car, driverIds: driversOfCar(frame, car).map((one) => one.id) }))
    .map(({ id, departmentId, driverIds }) => ({
      ...{ id, departmentId, driverIds, statusId: statuses.get(id) ?? null },
      policies: policies.filter(({ vehicleId }) => vehicleId === id),
      inspections: inspections.filter(({ vehicleId }) => vehicleId === id),
    }))
}

declare module '../seed/frame.ts' {
  interface Frame {
    /** Told to the trips, which stand beside the vehicles. */
    carsForTrips: readonly CarForTrips[]
  }
}
