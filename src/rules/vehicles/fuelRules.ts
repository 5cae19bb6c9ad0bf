import type { FuelExpense } from '../../contract/shapes/vehicleExpenses.ts'
import type { Vehicle, VehicleAccess } from '../../contract/shapes/vehicles.ts'
import { AccessRight, fuelLabels, fuelUnits } from '../../contract/vehicleKinds.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import type { RegisterRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { decimalText } from '../words/decimal.ts'
import { foldText } from '../words/foldText.ts'
import {
  type ExpenseContext,
  mileageErrors,
  positiveAmountProblem,
  vehicleDayProblem,
  vehicleProblem,
} from './expenseRules.ts'
import { amountProblem, consumptionSince, fuelsOf, isOverNorm, TOLERATED } from './fuel.ts'
import type { FleetFacts } from './leftFleet.ts'
import { covers } from './periods.ts'

export type FilledCar = Pick<Vehicle, 'fuelId' | 'tankCapacity' | 'normMixed' | 'readings'> &
  FleetFacts & {
    accesses: readonly Pick<VehicleAccess, 'personId' | 'rightId' | 'dateFrom' | 'dateTo'>[]
  }
export type FuelContext = Omit<ExpenseContext, 'carOf'> & { carOf: (vehicleId: number) => FilledCar | undefined }

export const driversOn = ({ accesses }: Pick<FilledCar, 'accesses'>, day: CivilDate): number[] =>
  accesses.flatMap(({ personId, rightId, dateFrom, dateTo }) =>
    personId !== null && rightId !== AccessRight.VIEWER && covers({ from: dateFrom ?? '', to: dateTo }, day)
      ? [personId]
      : [],
  )

export const isUnpermittedDriver = (
  car: FilledCar,
  { driverId, date }: Pick<FuelExpense, 'driverId' | 'date'>,
): boolean => driverId !== null && date !== null && !driversOn(car, date).includes(driverId)

type Filled = Pick<FuelExpense, 'fuelId' | 'quantity'>
/**
 * True if the quantity exceeds the fuel tank. Checked only for the usual fuel of the car, because `tankCapacity`
 * describes that tank.
 */
export const isMoreThanTank = ({ fuelId, tankCapacity }: FilledCar, filled: Filled): boolean =>
  tankCapacity !== null &&
  filled.quantity !== null &&
  filled.quantity > tankCapacity &&
  filled.fuelId === fuelsOf(fuelId)[0]

const labelOf = (fuelId: number): string => (fuelLabels[fuelId as keyof typeof fuelLabels] ?? '').toLowerCase()
const fuelProblem = ({ fuelId }: FilledCar, filled: number | null): string | null => {
  const taken = fuelsOf(fuelId)
  return filled === null || taken.includes(filled)
    ? null
    : `Автомобилът се зарежда с друго гориво: ${taken.map(labelOf).join(' или ')}.`
}

const tankProblem = (car: FilledCar, filling: FuelExpense): string | null =>
  isMoreThanTank(car, filling) && !filling.isOverTank
    ? `Резервоарът побира ${car.tankCapacity} ${fuelUnits[filling.fuelId ?? 0] ?? 'л'}. Ако количеството е вярно, потвърдете го.`
    : null

const driverProblem = (car: FilledCar, filling: FuelExpense): string | null =>
  isUnpermittedDriver(car, filling) && filling.driverReason.trim() === ''
    ? `Служителят няма достъп до автомобила на ${formatDate(filling.date)}. Посочете причина.`
    : null

const deviationProblem = (car: FilledCar, filling: FuelExpense): string | null => {
  const { deviation } = consumptionSince(car, filling)
  return deviation !== null && isOverNorm(deviation) && filling.deviationReason.trim() === ''
    ? `Разходът е ${decimalText(deviation)} % над нормата. Над ${TOLERATED} % се посочва причина.`
    : null
}

const isEnteredBefore = (expense: FuelExpense, all: readonly FuelExpense[]): boolean =>
  all.some(
    ({ id, vehicleId, date, documentNumber }) =>
      id !== expense.id &&
      vehicleId === expense.vehicleId &&
      date === expense.date &&
      foldText(documentNumber) === foldText(expense.documentNumber),
  )

const carErrors = (car: FilledCar | undefined, filling: FuelExpense) =>
  car
    ? {
        fuelId: fuelProblem(car, filling.fuelId),
        quantity: tankProblem(car, filling),
        driverReason: driverProblem(car, filling),
        deviationReason: deviationProblem(car, filling),
      }
    : {}

export const fuelRules = (context: FuelContext): RegisterRules<FuelExpense> => ({
  one: 'разход за гориво',
  the: 'Разходът',
  nameOf: ({ registrationNumber, date }) => `${registrationNumber}, ${formatDate(date)}`,
  errors: (expense, all) => {
    const { quantity, unitPrice, amount, documentNumber } = expense
    const ofCar = carErrors(context.carOf(expense.vehicleId), expense)
    return errorsOf<keyof FuelExpense>({
      ...ofCar,
      vehicleId: vehicleProblem(expense),
      date: vehicleDayProblem(expense, context),
      driverId: required(expense.driverId),
      fuelId: required(expense.fuelId) ?? ofCar.fuelId,
      quantity:
        required(quantity) ??
        (quantity !== null && quantity <= 0 ? 'Количеството трябва да е по-голямо от нула.' : ofCar.quantity),
      unitPrice: positiveAmountProblem(unitPrice),
      amount: positiveAmountProblem(amount) ?? amountProblem(quantity, unitPrice, amount),
      mileage: mileageErrors(expense, 'fuel', context),
      documentNumber:
        required(documentNumber) ?? (isEnteredBefore(expense, all) ? 'Този документ вече е въведен.' : null),
    })
  },
})
