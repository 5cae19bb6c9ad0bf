import type { Instalment, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { type CostKind, costKinds, repairKinds } from '../../contract/vehicleKinds.ts'
import { addMonths, type CivilDate } from '../../dates/civilDate.ts'
import { type Currency, centsOf, convertCents, currencyOn, decimalOf } from '../words/money.ts'

/** What was spent for a vehicle on one day, in the currency of that day. */
export type Cost = { vehicleId: number; date: CivilDate; kind: CostKind; amount: string }

/** The kind of the report that a repair or a service belongs to. */
export const costKindOfWork = (kindId: number | null): CostKind =>
  kindId !== null && repairKinds.includes(kindId) ? 'repair' : 'maintenance'

type Premium = Pick<VehicleInsurance, 'validFrom' | 'amount'>

/**
 * The instalments that a premium is divided into: equal parts at equal distances over a year, what does not divide goes
 * into the first. Days and parts that follow from nothing yet are null.
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

/** As many instalments as there are, planned anew for another premium or begin; they stay once one of them is paid. */
export const replannedInstalments = (policy: Premium & Pick<VehicleInsurance, 'instalments'>): Instalment[] =>
  policy.instalments.some(({ paidOn }) => paidOn !== null)
    ? policy.instalments
    : plannedInstalments(policy, policy.instalments.length)

const mostMonths = 24
/**
 * Every month (`2026-11`) from the first to the last of some, those between them too; also those of a period about which
 * somebody asks, unless it is longer than two years.
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
