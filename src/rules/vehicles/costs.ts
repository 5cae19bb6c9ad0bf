import type { Instalment, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { type CostKind, costKinds, repairKinds } from '../../contract/vehicleKinds.ts'
import { addMonths, type CivilDate } from '../../dates/civilDate.ts'
import { type Currency, centsOf, convertCents, currencyOn, decimalOf } from '../words/money.ts'

export type Cost = { vehicleId: number; date: CivilDate; kind: CostKind; amount: string }

export const costKindOfWork = (kindId: number | null): CostKind =>
  kindId !== null && repairKinds.includes(kindId) ? 'repair' : 'maintenance'

type Premium = Pick<VehicleInsurance, 'validFrom' | 'amount'>

/**
 * Returns the instalments of a premium in equal parts over a year; the first also contains the rounding remainder.
 * Unknown dates and amounts are null.
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

/**
 * Recalculates the instalments after a change of the premium or of its begin; their number stays. Returns them
 * unchanged if an instalment is already paid.
 */
export const replannedInstalments = (policy: Premium & Pick<VehicleInsurance, 'instalments'>): Instalment[] =>
  policy.instalments.some(({ paidOn }) => paidOn !== null)
    ? policy.instalments
    : plannedInstalments(policy, policy.instalments.length)

const mostMonths = 24
/**
 * Returns every month (`2026-11`) from the first to the last, without gaps. Months of the requested period without data
 * are added too, unless the period is longer than two years.
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

/**
 * Returns the currency of a report: the legal currency on its last day. Amounts in the other currency are converted one
 * by one.
 */
export const reportCurrency = (toDate: CivilDate): Currency => currencyOn(toDate)

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
