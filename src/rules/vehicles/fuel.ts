import { centsOf } from '../words/money.ts'

/** More than so many per cent over the norm is shown as a deviation that somebody should explain. */
const TOLERATED = 10
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
