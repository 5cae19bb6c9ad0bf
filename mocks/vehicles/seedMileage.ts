import { dayNumber } from '../../src/dates/civilDate.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import {
  driversOfCar,
  driversOn,
  IN_REPAIR,
  isOfHeadquarters,
  isOutOfUse,
  rangeOf,
  type SeededCar,
  UNDER_REPAIR,
} from './seededCars.ts'

export type Stop = { day: number; mileage: number; kilometres: number; driverId: number }
/** The mileage of a car at the end of each day, beginning with the day `first`, and the stops for fuel. */
type Log = { first: number; mileage: readonly number[]; stops: readonly Stop[] }

const DAYS = 335
const DAYS_OF_MONTH = 30
const WORKING_DAYS_OF_MONTH = 21
/** In days: how long before a trip the car is refuelled if one tank would not be enough. */
const FILLED_BEFORE = 8
export const SCRAPPED = 230

const atBegin = (car: SeededCar, firstDay: number): number => {
  const owned = Math.max(0, firstDay - dayNumber(`${car.year}-06-01`))
  return Math.round((owned / DAYS_OF_MONTH) * car.monthly)
}

type Trip = { from: number; to: number; kilometres: number; personId: number }
const ofTripOn = ({ from, to, kilometres }: Trip, day: number): number => {
  const length = to - from + 1
  const daily = Math.floor(kilometres / length)
  return day === to ? kilometres - daily * (length - 1) : daily
}

const usualDistance = (random: Random, { monthly }: SeededCar): number =>
  Math.round((monthly / WORKING_DAYS_OF_MONTH) * (random.between(60, 140) / 100))

const logOf = (frame: Frame, car: SeededCar): Log => {
  const { days, seed } = frame
  const random = randomOf(seed, Purpose.VEHICLE_FUEL, car.id)
  const trips = frame.carTrips.get(car.id) ?? []
  const first = days.today - DAYS + random.int(9)
  const inRepairSince = car.status === IN_REPAIR ? days.roll(days.today - UNDER_REPAIR) : undefined
  const last = inRepairSince === undefined ? days.today - (isOutOfUse(car) ? SCRAPPED : 0) : inRepairSince - 1
  const range = rangeOf(car)
  // In km: the maximum distance before a refuelling. Fuel for twice the usual distance of a day is left as a reserve.
  const most = range - Math.round((2 * car.monthly) / WORKING_DAYS_OF_MONTH)
  const nextWanted = () => Math.min(most, Math.round(car.monthly * (random.between(55, 75) / 100)))
  const stops: Stop[] = []
  const mileage: number[] = []
  let reading = atBegin(car, first)
  let kilometres = 0
  let wanted = nextWanted()
  for (let day = first; day <= last; day += 1) {
    const trip = trips.find(({ from, to }) => from <= day && day <= to)
    // On a trip a department car is refuelled by the traveller; the cars of the headquarters always have a driver.
    const drivers =
      trip && !isOfHeadquarters(car)
        ? driversOfCar(frame, car).filter(({ id }) => id === trip.personId)
        : driversOn(frame, car, day)
    const driven = trip ? ofTripOn(trip, day) : drivers.length > 0 ? usualDistance(random, car) : 0
    const next = trips.find(({ from }) => from >= day && from <= day + FILLED_BEFORE)
    const isDue = kilometres >= wanted || kilometres + Math.max(driven, next?.kilometres ?? 0) > range
    if (isDue && drivers.length > 0 && days.isWorking(day) && day !== days.today) {
      stops.push({ day, mileage: reading, kilometres, driverId: random.one(drivers).id })
      kilometres = 0
      wanted = nextWanted()
    }
    reading += driven
    kilometres += driven
    mileage.push(reading)
  }
  return { first, mileage, stops }
}

const logsOf = perFrame(() => new Map<number, Log>())
const logIn = (frame: Frame, car: SeededCar): Log => {
  const known = logsOf(frame)
  const log = known.get(car.id) ?? logOf(frame, car)
  known.set(car.id, log)
  return log
}

export const stopsOf = (frame: Frame, car: SeededCar): readonly Stop[] => logIn(frame, car).stops

export const mileageOn = (frame: Frame, car: SeededCar, date: string): number => {
  const day = dayNumber(date)
  const { first, mileage } = logIn(frame, car)
  const before = atBegin(car, first)
  if (day < first) return Math.max(0, Math.round(before - ((first - day) / DAYS_OF_MONTH) * car.monthly))
  return mileage[Math.min(day - first, mileage.length - 1)] ?? before
}
