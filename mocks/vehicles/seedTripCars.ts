import type { TripCar } from '../../src/rules/staff/tripCar.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { driversOfCar, rangeOf, seededCars } from './seededCars.ts'
import { inspectedUntil, inspectionDays, insuranceRows } from './seedParts.ts'
import { vehicleRows } from './seedVehicles.ts'
import { plannedWorks } from './seedYear.ts'

export type CarForTrips = Omit<TripCar, 'trips'> & {
  id: number
  departmentId: number
  driverIds: readonly number[]
  /** In kilometres: the range with one full tank. */
  range: number
  /** The days on which the car is in a garage for service or inspection. */
  inGarage: readonly string[]
}

export const carsForTrips = (frame: Frame): readonly CarForTrips[] => {
  const policies = insuranceRows(frame)
  const inspections = inspectionDays(frame).map(({ car, date }) => ({
    ...{ vehicleId: car.id, date, validTo: inspectedUntil(date) },
  }))
  const garage = [...plannedWorks(frame).map(({ car, date }) => ({ vehicleId: car.id, date })), ...inspections]
  const statuses = new Map(vehicleRows(frame).map(({ id, statusId }) => [id, statusId]))
  return seededCars
    .map((car) => ({ ...car, range: rangeOf(car), driverIds: driversOfCar(frame, car).map((one) => one.id) }))
    .map(({ id, departmentId, range, driverIds }) => ({
      ...{ id, departmentId, range, driverIds, statusId: statuses.get(id) ?? null },
      inGarage: garage.flatMap(({ vehicleId, date }) => (vehicleId === id ? date : [])),
      policies: policies.filter(({ vehicleId }) => vehicleId === id),
      inspections: inspections.filter(({ vehicleId }) => vehicleId === id),
    }))
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    /**
     * The cars for trips. The caller passes them, because the module of trips must not import the module of vehicles.
     */
    carsForTrips: readonly CarForTrips[]
  }
}
