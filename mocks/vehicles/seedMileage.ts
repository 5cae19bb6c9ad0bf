import { dayNumber } from '../../src/dates/civilDate.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { driversOn, isOutOfUse, type SeededCar } from './seededCars.ts'

/** A filling as a day and what stood on the instrument. */
export type Stop = { day: number; mileage: number; kilometres: number }

const DAYS = 335
const DAYS_OF_MONTH = 30
/** A scrapped car was driven until so many days ago, while its last inspection held. */
export const SCRAPPED = 230

/** How far a car had come when the seeded year began. */
const atBegin = (car: SeededCar, firstDay: number): number => {
  const owned = Math.max(0, firstDay - dayNumber(`${car.year}-06-01`))
  return Math.round((owned / DAYS_OF_MONTH) * car.monthly)
}

const stops = new WeakMap<Frame, Map<number, Stop[]>>()

/** The fillings of a car on working days of the last eleven months, some three weeks apart. */
export const stopsOf = (frame: Frame, car: SeededCar): readonly Stop[] => {
  const known = stops.get(frame) ?? new Map<number, Stop[]>()
  stops.set(frame, known)
  const made = known.get(car.id)
  if (made) return made
  const { days, seed } = frame
  const chance = chanceOf(seed, Purpose.VEHICLE_FUEL, car.id)
  const last = days.today - (isOutOfUse(car) ? SCRAPPED : 1)
  const full = Math.floor((car.tank / car.norms[2]) * 100 * 0.85)
  const found: Stop[] = []
  let day = days.today - DAYS + chance.int(9)
  let mileage = atBegin(car, day)
  while (day <= last) {
    const kilometres = Math.min(full, Math.round(car.monthly * (chance.between(55, 75) / 100)))
    day = days.roll(day + Math.max(4, Math.round((kilometres / car.monthly) * DAYS_OF_MONTH)))
    // Nobody fills a car of whom both drivers are on leave.
    while (driversOn(frame, car, day).length === 0) day = days.step(day, 1)
    mileage += kilometres
    if (day <= last) found.push({ day, mileage, kilometres })
  }
  known.set(car.id, found)
  return found
}

/** What stood on the instrument on a day: between the fillings before and after it. */
export const mileageOn = (frame: Frame, car: SeededCar, date: string): number => {
  const day = dayNumber(date)
  const all = stopsOf(frame, car)
  const [first] = all
  const after = all.findIndex((stop) => stop.day > day)
  const before = after < 0 ? all.at(-1) : all[after - 1]
  const next = after < 0 ? undefined : all[after]
  if (!before)
    return Math.max(0, Math.round((first?.mileage ?? 0) - (((first?.day ?? day) - day) / DAYS_OF_MONTH) * car.monthly))
  if (!next) return before.mileage
  return Math.floor(before.mileage + ((next.mileage - before.mileage) * (day - before.day)) / (next.day - before.day))
}
