import type { BusinessTrip } from '../../src/contract/shapes/staff.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { carName, carProblem, isByCar, type TripCar } from '../../src/rules/staff/tripCar.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

export const vehicleOption = (db: MockDatabase, vehicleId: number | null) => {
  const car = db.vehicles.get(vehicleId)
  return car ? { id: car.id, name: carName(car) } : null
}

const tripCar = (db: MockDatabase, vehicleId: number, exceptTripId: number): TripCar => ({
  statusId: db.vehicles.get(vehicleId)?.statusId ?? null,
  policies: db.vehicleInsurances.by('vehicleId', vehicleId),
  inspections: db.vehicleInspections.by('vehicleId', vehicleId),
  trips: db.businessTrips
    .by('vehicleId', vehicleId)
    .filter(({ id, step }) => id !== exceptTripId && countsAsAway(step)),
})

type TripPeriod = { fromDate: string; toDate: string; tripId?: number | undefined }
export const freeCars = (db: MockDatabase, { tripId = 0, ...period }: TripPeriod) =>
  db.vehicles
    .all()
    .filter(({ id }) => carProblem(tripCar(db, id, tripId), period) === null)
    .map((car) => ({ id: car.id, name: carName(car) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'bg'))

/** Returns why the car of a trip is not available; null if the car is available or the trip has none. */
export const tripCarProblem = (db: MockDatabase, trip: BusinessTrip): string | null =>
  isByCar(trip) && trip.vehicle && db.vehicles.get(trip.vehicle.id)
    ? carProblem(tripCar(db, trip.vehicle.id, trip.id), trip)
    : null
