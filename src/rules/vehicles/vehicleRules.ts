import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import { type CivilDate, formatDate, yearOf } from '../../dates/civilDate.ts'
import { notInFuture, pastDay } from '../pastDay.ts'
import type { RegisterRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { hasLeftFleet } from './leftFleet.ts'
import { mileageProblem, newestReading } from './mileage.ts'
import { asRegistrationNumber, registrationNumberKey } from './registrationNumber.ts'

const firstYear = 1950
const plateProblem = (vehicle: Vehicle, all: readonly Vehicle[]): string | null => {
  const { registrationNumber, id } = vehicle
  const key = registrationNumberKey(registrationNumber)
  if (all.some((other) => other.id !== id && registrationNumberKey(other.registrationNumber) === key))
    return 'Вече има автомобил с този регистрационен номер.'
  return (
    required(registrationNumber) ?? (asRegistrationNumber(registrationNumber) ? null : 'Номерът е от вида СВ 1234 АК.')
  )
}
const vinProblem = (vin: string): string | null =>
  required(vin) ??
  (/^[A-HJ-NPR-Z\d]{17}$/i.test(vin.trim()) ? null : 'Номерът на рамата е от 17 латински букви и цифри, без I, O и Q.')
const yearProblem = (year: number | null, today: CivilDate): string | null =>
  required(year) ??
  (year !== null && (year < firstYear || year > yearOf(today))
    ? `Годината е от ${firstYear} до ${yearOf(today)}.`
    : null)
const normProblem = (norm: number | null): string | null =>
  norm !== null && (norm <= 0 || norm > 60) ? 'Нормата е между 0,1 и 60 на 100 км.' : null

/**
 * Returns the error of the day on which a vehicle left the fleet. That day is then required and must not be before the
 * last record of the vehicle.
 */
export const leavingProblem = (vehicle: Vehicle, today: CivilDate): string | null => {
  const { leftOn, acquisitionDate, readings } = vehicle
  if (!hasLeftFleet(vehicle)) return null
  const problem = pastDay(leftOn, today)
  if (problem !== null || leftOn === null) return problem
  if (acquisitionDate !== null && leftOn < acquisitionDate) return 'Датата е преди придобиването.'
  const last = newestReading(readings)?.date
  return last !== undefined && last > leftOn ? `Има запис за автомобила от ${formatDate(last)}.` : null
}

export const vehicleRules = (context: { readonly today: CivilDate }): RegisterRules<Vehicle> => ({
  one: 'автомобил',
  the: 'Автомобилът',
  nameOf: ({ registrationNumber }) => registrationNumber,
  errors: (vehicle, all) =>
    errorsOf<keyof Vehicle>({
      registrationNumber: plateProblem(vehicle, all),
      make: required(vehicle.make),
      model: required(vehicle.model),
      bodyKindId: required(vehicle.bodyKindId),
      fuelId: required(vehicle.fuelId),
      statusId: required(vehicle.statusId),
      leftOn: leavingProblem(vehicle, context.today),
      vin: vinProblem(vehicle.vin),
      productionYear: yearProblem(vehicle.productionYear, context.today),
      firstRegistration: notInFuture(vehicle.firstRegistration, context.today),
      normCity: normProblem(vehicle.normCity),
      normRoad: normProblem(vehicle.normRoad),
      normMixed: required(vehicle.normMixed) ?? normProblem(vehicle.normMixed),
      departmentId: required(vehicle.departmentId),
      acquisitionDate: pastDay(vehicle.acquisitionDate, context.today),
      startMileage:
        required(vehicle.startMileage) ??
        mileageProblem(
          {
            date: vehicle.acquisitionDate,
            mileage: vehicle.startMileage,
            source: 'start',
            sourceId: vehicle.id,
            reason: '',
          },
          vehicle.readings,
        ),
      responsibleId: vehicle.id === 0 ? required(vehicle.responsibleId) : null,
    }),
})
