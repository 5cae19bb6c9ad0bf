import type { FuelExpense } from '../../contract/shapes/vehicleExpenses.ts'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import { fuelLabels } from '../../contract/vehicleKinds.ts'
import { centsOf } from '../words/money.ts'
import { readingBefore } from './mileage.ts'

/** The deviation from the fuel norm, in per cent, above which an explanation is needed. */
export const TOLERATED = 10
/**
 * The difference between an amount and quantity times price, in cents, that is no error, because stations round each
 * line.
 */
const ROUNDING = 5

const rounded = (n: number): number => Math.round(n * 10) / 10

export const consumptionOf = (quantity: number | null, kilometres: number | null): number | null =>
  quantity === null || kilometres === null || kilometres <= 0 ? null : rounded((quantity / kilometres) * 100)

export const deviationOf = (consumption: number | null, norm: number | null): number | null =>
  consumption === null || norm === null || norm <= 0 ? null : rounded((consumption / norm - 1) * 100)

export const isOverNorm = (deviation: number | null): boolean => deviation !== null && deviation > TOLERATED

/**
 * The fuels of a car by the id of its fuel, the usual fuel first. A hybrid takes petrol; a car on gas also takes
 * petrol, for starting.
 */
const filledAs: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [3, 1], 4: [4, 1], 5: [5], 6: [1] }
export const fuelsOf = (fuelId: number | null): readonly number[] =>
  filledAs[fuelId ?? 0] ?? Object.keys(fuelLabels).map(Number)

type Filling = Pick<FuelExpense, 'id' | 'date' | 'mileage' | 'quantity'>
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

export const centsAtPrice = (quantity: number, unitPrice: string): number =>
  Math.round((Math.round(quantity * 100) * (centsOf(unitPrice) ?? 0)) / 100)

export const amountProblem = (
  quantity: number | null,
  unitPrice: string | null,
  amount: string | null,
): string | null => {
  if (quantity === null || unitPrice === null || amount === null) return null
  const difference = Math.abs((centsOf(amount) ?? 0) - centsAtPrice(quantity, unitPrice))
  return difference > ROUNDING ? 'Сумата не отговаря на количеството по единичната цена.' : null
}
