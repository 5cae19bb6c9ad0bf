import type { FuelExpense } from '../../contract/shapes/vehicleExpenses.ts'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import { fuelLabels } from '../../contract/vehicleKinds.ts'
import { centsOf } from '../words/money.ts'
import { readingBefore } from './mileage.ts'

/** More than so many per cent over the norm is a deviation that has to be explained. */
export const TOLERATED = 10
/** Cents by which a receipt may differ from quantity × price: stations round each line. */
const ROUNDING = 5

const rounded = (n: number): number => Math.round(n * 10) / 10

/** How much was used for 100 km between two fillings, one decimal; null where the way is not known. */
export const consumptionOf = (quantity: number | null, kilometres: number | null): number | null =>
  quantity === null || kilometres === null || kilometres <= 0 ? null : rounded((quantity / kilometres) * 100)

/** By how many per cent the consumption differs from the norm: over it is positive; null without either. */
export const deviationOf = (consumption: number | null, norm: number | null): number | null =>
  consumption === null || norm === null || norm <= 0 ? null : rounded((consumption / norm - 1) * 100)

export const isOverNorm = (deviation: number | null): boolean => deviation !== null && deviation > TOLERATED

/** What each fuel of a car is filled as, the usual first: a hybrid takes petrol, a car on gas petrol too, to start on. */
const filledAs: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [3, 1], 4: [4, 1], 5: [5], 6: [1] }
/** The fuels that a car takes, the usual one first; all of them while that of the car is not known. */
export const fuelsOf = (fuelId: number | null): readonly number[] =>
  filledAs[fuelId ?? 0] ?? Object.keys(fuelLabels).map(Number)

type Filling = Pick<FuelExpense, 'id' | 'date' | 'mileage' | 'quantity'>
/** The way since the filling before: what was used on it, and how that differs from the norm of the car. */
export const consumptionSince = (
  { readings, normMixed }: Pick<Vehicle, 'readings' | 'normMixed'>,
  filling: Filling,
) => {
  const { id, date, mileage, quantity } = filling
  const others = readings.filter(({ source, sourceId }) => source === 'fuel' && sourceId !== id)
  const mileageFrom = (date === null ? undefined : readingBefore(others, date)?.mileage) ?? null
  const way = mileage === null || mileageFrom === null ? 0 : mileage - mileageFrom
  const kilometres = way > 0 ? way : null
  const consumption = consumptionOf(quantity, kilometres)
  return { mileageFrom, kilometres, consumption, deviation: deviationOf(consumption, normMixed) }
}

/** Cents of a quantity at a price: rounded half up once, at the end. */
export const centsAtPrice = (quantity: number, unitPrice: string): number =>
  Math.round((Math.round(quantity * 100) * (centsOf(unitPrice) ?? 0)) / 100)

/** Why an amount does not go with its quantity and price, or null. */
export const amountProblem = (
  quantity: number | null,
  unitPrice: string | null,
  amount: string | null,
): string | null => {
  if (quantity === null || unitPrice === null || amount === null) return null
  const difference = Math.abs((centsOf(amount) ?? 0) - centsAtPrice(quantity, unitPrice))
  return difference > ROUNDING ? 'Сумата не отговаря на количеството по единичната цена.' : null
}
