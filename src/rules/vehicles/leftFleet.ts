import type { Instalment, Vehicle } from '../../contract/shapes/vehicles.ts'
import { VehicleStatus } from '../../contract/vehicleKinds.ts'
import { addDays, type CivilDate, formatDateYear } from '../../dates/civilDate.ts'

export type FleetFacts = Pick<Vehicle, 'statusId' | 'leftOn'>
/**
 * What the rules know about the vehicle that a record is about. If it is unknown, only the backend checks whether it
 * has left the fleet.
 */
export type FleetContext = { readonly today: CivilDate; carOf?: (vehicleId: number) => FleetFacts | undefined }

/** What a sentence says of a vehicle, by the ground on which it left. */
const leftWords: Readonly<Record<number, string>> = {
  [VehicleStatus.SCRAPPED]: 'бракуван',
  [VehicleStatus.TRANSFERRED]: 'прехвърлен',
  [VehicleStatus.SOLD]: 'продаден',
  [VehicleStatus.LOST]: 'откраднат или с тотална щета',
}

export const hasLeftFleet = ({ statusId }: Pick<Vehicle, 'statusId'>): boolean =>
  statusId !== null && statusId in leftWords

const leftWord = ({ statusId }: FleetFacts): string => leftWords[statusId ?? 0] ?? ''

/**
 * Returns the last day in the fleet: the day of leaving, or yesterday if that day is unknown. Null while the vehicle is
 * in the fleet.
 */
export const lastDayInFleet = (car: FleetFacts | undefined, today: CivilDate): CivilDate | null =>
  car && hasLeftFleet(car) ? (car.leftOn ?? addDays(today, -1)) : null

export const leftFleetProblem = (
  car: FleetFacts | undefined,
  date: CivilDate | null,
  today: CivilDate,
): string | null => {
  const last = lastDayInFleet(car, today)
  if (!car || last === null || date === null || date <= last) return null
  return car.leftOn === null
    ? `Автомобилът вече е ${leftWord(car)}. Не се приемат записи от днес нататък.`
    : `Автомобилът е ${leftWord(car)} на ${formatDateYear(last)} Датата не може да е след този ден.`
}

/**
 * Returns the errors of an instalment after the vehicle left the fleet. An unpaid instalment of an earlier policy may
 * stay, so that the policy can still be corrected.
 */
export const instalmentAfterLeaving = (
  car: FleetFacts | undefined,
  { date, paidOn }: Pick<Instalment, 'date' | 'paidOn'>,
  { isNew, today }: { isNew: boolean; today: CivilDate },
): { date: string | null; paidOn: string | null } => {
  const problem = leftFleetProblem(car, date, today)
  return {
    date: problem !== null && isNew ? problem : null,
    paidOn: problem !== null && !isNew ? leftFleetProblem(car, paidOn, today) : null,
  }
}

export const accessEndProblem = (
  car: FleetFacts | undefined,
  dateTo: CivilDate | null,
  today: CivilDate,
): string | null => {
  const last = lastDayInFleet(car, today)
  if (!car || last === null || (dateTo !== null && dateTo <= last)) return null
  return `Автомобилът е ${leftWord(car)}. Достъпът свършва най-късно на ${formatDateYear(last)}`
}
