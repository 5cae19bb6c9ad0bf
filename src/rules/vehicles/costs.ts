import type { VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { type CostKind, costKinds, repairKinds } from '../../contract/vehicleKinds.ts'
import { addMonths, type CivilDate } from '../../dates/civilDate.ts'
import { type Currency, centsOf, convertCents, currencyOn, decimalOf } from '../words/money.ts'

/** What was spent for a vehicle on one day, in the currency of that day. */
export type Cost = { vehicleId: number; date: CivilDate; kind: CostKind; amount: string }

/** The kind of the report that a repair or a service belongs to. */
export const costKindOfWork = (kindId: number | null): CostKind =>
  kindId !== null && repairKinds.includes(kindId) ? 'repair' : 'maintenance'

type Policy = Pick<VehicleInsurance, 'validFrom' | 'amount' | 'instalments'>

/**
 * The instalments of a policy: equal parts at equal distances over a year, what does not divide goes into the first.
 * Nothing of a policy whose begin or premium is not known.
 */
export const instalmentsOf = ({ validFrom, amount, instalments }: Policy): { date: CivilDate; amount: string }[] => {
  const cents = centsOf(amount ?? '')
  if (validFrom === null || cents === null) return []
  const count = Math.max(1, instalments ?? 1)
  const part = Math.floor(cents / count)
  return Array.from({ length: count }, (_, at) => ({
    date: addMonths(validFrom, (12 / count) * at),
    amount: decimalOf(at === 0 ? cents - part * (count - 1) : part),
  }))
}

export type SumsByKind = Record<CostKind, string> & { total: string }

/** The currency of a report: that of its last day, into which each older amount is converted by itself. */
export const reportCurrency = (toDate: CivilDate): Currency => currencyOn(toDate)

/** What was spent by kind and in all: whole cents of one currency, so that the total is the sum of its parts. */
export const sumsByKind = (costs: readonly Cost[], currency: Currency): SumsByKind => {
  const cents = new Map<CostKind, number>()
  for (const { kind, amount, date } of costs)
    cents.set(kind, (cents.get(kind) ?? 0) + convertCents(centsOf(amount) ?? 0, currencyOn(date), currency))
  const of = (kind: CostKind) => cents.get(kind) ?? 0
  return {
    ...(Object.fromEntries(costKinds.map((kind) => [kind, decimalOf(of(kind))])) as Record<CostKind, string>),
    total: decimalOf(costKinds.reduce((sum, kind) => sum + of(kind), 0)),
  }
}
