import type { BusinessTrip } from '../../src/contract/shapes/staff.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { carName, carProblem, isByCar, type TripCar } from '../../src/rules/staff/tripCar.ts'
import type { World } from '../engine/world.ts'

export const vehicleOption = (world: World, vehicleId: number | null) => {
  const car = world.vehicles.get(vehicleId)
  return car ? { id: car.id, name: carName(car) } : null
}

const tripCar = (world: World, vehicleId: number, exceptTripId: number): TripCar => ({
  statusId: world.vehicles.get(vehicleId)?.statusId ?? null,
  policies: world.vehicleInsurances.by('vehicleId', vehicleId),
  inspections: world.vehicleInspections.by('vehicleId', vehicleId),
  trips: world.businessTrips
    .by('vehicleId', vehicleId)
    .filter(({ id, step }) => id !== exceptTripId && countsAsAway(step)),
})

type Asked = { fromDate: string; toDate: string; tripId?: number | undefined }
export const freeCars = (world: World, { tripId = 0, ...period }: Asked) =>
  world.vehicles
    .all()
    .filter(({ id }) => carProblem(tripCar(world, id, tripId), period) === null)
    .map((car) => ({ id: car.id, name: carName(car) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'bg'))

/** The reason why the car of a trip is not available; null if it is, or if the trip has none. */
export const tripCarProblem = (world: World, trip: BusinessTrip): string | null =>
  isByCar(trip) && trip.vehicle && world.vehicles.get(trip.vehicle.id)
    ? carProblem(tripCar(world, trip.vehicle.id, trip.id), trip)
    : null
