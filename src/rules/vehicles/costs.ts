import type { Instalment, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { type CostKind, costKinds, repairKinds } from '../../contract/vehicleKinds.ts'
import { addMonths, type CivilDate } from '../../dates/civilDate.ts'
import { type Currency, centsOf, convertCents, currencyOn, decimalOf } from '../words/money.ts'

/** An expense for a vehicle on one day, in the currency of that day. */
export type Cost = { vehicleId: number; date: CivilDate; kind: CostKind; amount: string }

/** The report's kind of a repair or a service. */
export const costKindOfWork = (kindId: number | null): CostKind =>
  kindId !== null && repairKinds.includes(kindId) ? 'repair' : 'maintenance'

type Premium = Pick<VehicleInsurance, 'validFrom' | 'amount'>

/**
 * The instalments of a premium: equal parts at equal intervals over a year, with the remainder in the first one.
 * Unknown days and amounts are null.
 */
export const plannedInstalments = ({ validFrom, amount }: Premium, count: number): Instalment[] => {
  const cents = centsOf(amount ?? '')
  const part = Math.floor((cents ?? 0) / count)
  return Array.from({ length: count }, (_, at) => ({
    date: validFrom && addMonths(validFrom, (12 / count) * at),
    amount: cents === null ? null : decimalOf(at === 0 ? cents - part * (count - 1) : part),
    paidOn: null,
  }))
}

/** The same number of instalments, recalculated for another premium or begin; unchanged once one of them is paid. */
export const replannedInstalments = (policy: Premium & Pick<VehicleInsurance, 'instalments'>): Instalment[] =>
  policy.instalments.some(({ paidOn }) => paidOn !== null)
    ? policy.instalments
    : plannedInstalments(policy, policy.instalments.length)

const mostMonths = 24
/**
 * Every month (`2026-11`) from the first to the last, without gaps; with the requested period too, unless it is longer
 * than two years.
 */
export const monthsOf = (months: readonly string[], from: CivilDate, to: CivilDate): string[] => {
  const isShort = from !== '' && to !== '' && addMonths(from, mostMonths) > to
  const inOrder = [...months, ...(isShort ? [from.slice(0, 7), to.slice(0, 7)] : [])].sort()
  const last = inOrder.at(-1) ?? ''
  const all: string[] = []
  for (let month = inOrder[0]; month && month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7)) all.push(month)
  return all
}

export type SumsByKind = Record<CostKind, string> & { total: string }

/** The currency of a report is that of its last day; each older amount is converted separately. */
export const reportCurrency = (toDate: CivilDate): Currency => currencyOn(toDate)

/** Sums by kind and in total, in whole cents of one currency, so that the total equals the sum of its parts. */
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
