import { type CarOfFixture, cars } from '../../fixtures/vehicles.ts'
import { VehicleStatus } from '../../src/contract/vehicleKinds.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { convertCents, currencyOn, decimalOf } from '../../src/rules/words/money.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { Frame } from '../seed/seedFrame.ts'

export type SeededCar = CarOfFixture & { id: number }
export const seededCars: readonly SeededCar[] = cars.map((car, at) => ({ ...car, id: at + 1 }))

export const amountOn = (date: CivilDate, euroCents: number): string =>
  decimalOf(convertCents(euroCents, 'EUR', currencyOn(date)))

export const isOutOfUse = ({ status }: CarOfFixture): boolean => status === VehicleStatus.SCRAPPED

/** The status of a car in repair, and how many days ago the repair began. */
export const IN_REPAIR = 2
export const UNDER_REPAIR = 4

export const todayOf = ({ days }: Frame): CivilDate => days.dateOf(days.today)
/**
 * The id of the department whose drivers drive the central cars. The other cars are driven by members of their
 * department.
 */
export const DRIVERS_OF = 22
/** The lowest id of a regional department: departments with lower ids belong to the headquarters. */
const FIRST_REGION = 61
export const isOfHeadquarters = ({ departmentId }: CarOfFixture): boolean => departmentId < FIRST_REGION
const driversOf = ({ organisation, people }: Frame, departmentId: number): readonly PersonRow[] => {
  const drivers = organisation.positions.find(({ name, departmentId: of }) => name === 'Шофьор' && of === DRIVERS_OF)
  return departmentId < FIRST_REGION
    ? organisation.persons.filter(({ positionId }) => positionId === drivers?.id)
    : people.membersOf(departmentId)
}
export const driversOfCar = (frame: Frame, { id, departmentId }: SeededCar): readonly PersonRow[] => {
  const all = driversOf(frame, departmentId)
  return [id, id + 1].flatMap((at) => all[at % all.length] ?? [])
}
/** Returns the drivers of a car who are at work on a day; an empty list on a day off. */
export const driversOn = (frame: Frame, car: SeededCar, day: number): readonly PersonRow[] =>
  frame.days.isWorking(day) ? driversOfCar(frame, car).filter(({ id }) => !frame.isAway(id, day)) : []

/** Returns the range of a car in kilometres per tank, with a reserve of fuel. */
export const rangeOf = ({ tank, norms }: SeededCar): number => Math.floor((tank / norms[2]) * 100 * 0.85)
