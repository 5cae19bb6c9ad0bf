import { type CostKind, costKinds } from '../../src/contract/vehicleKinds.ts'
import { addDays, type CivilDate, daysBetween } from '../../src/dates/civilDate.ts'
import { valuesOf, withShares } from '../../src/rules/reports/metrics.ts'
import type { WholePeriod } from '../../src/rules/reports/periods.ts'
import { expenseMetrics, inspectionMetrics, policyMetrics } from '../../src/rules/reports/vehicleMetrics.ts'
import type { Cost } from '../../src/rules/vehicles/costs.ts'
import { instalmentsDue, nextInstalment } from '../../src/rules/vehicles/insuranceWarnings.ts'
import { hasLeftFleet } from '../../src/rules/vehicles/leftFleet.ts'
import { centsOf, convertCents, currencyOn } from '../../src/rules/words/money.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import { costsIn } from '../vehicles/costs.ts'
import type { VehicleInsuranceRow } from '../vehicles/vehicleRows.ts'
import { vehicleFacts } from '../vehicles/vehicleViews.ts'
import { isWithin } from './documentsReport.ts'
import { currencyOfReport } from './paymentsReport.ts'
import { type Filter, type MadeReport, tally, tallyOverTime } from './report.ts'

type Coming = {
  fromDate?: string | undefined
  toDate?: string | undefined
  withinDays?: number | undefined
  departmentId?: number | undefined
}
const usualDays = 30

export const comingPeriod = ({ fromDate, withinDays = usualDays }: Coming, today: CivilDate): WholePeriod => {
  const from = fromDate ?? today
  return { fromDate: from, toDate: addDays(from, withinDays) }
}

const vehicleOf = (db: MockDatabase, vehicleId: number) => {
  const row = db.vehicles.get(vehicleId)
  return {
    vehicleId,
    ...vehicleFacts(db, vehicleId),
    departmentName: db.departments.get(row?.departmentId ?? null)?.name ?? '',
  }
}

type Ending = { vehicleId: number; validTo: string | null }
/**
 * Returns the records that end in the period, soonest first. Without a given period, also those that ended and were not
 * renewed.
 */
const findEnding = <R extends Ending>(
  db: MockDatabase,
  all: readonly R[],
  { departmentId, withinDays, fromDate, toDate }: Filter<Coming>,
  isRenewed: (row: R, until: CivilDate) => boolean,
) => {
  const today = todayOf(db)
  const notes = { outOfUse: 0 }
  const found = all.flatMap((row) => {
    const { validTo } = row
    const vehicle = db.vehicles.get(row.vehicleId)
    if (validTo === null || !vehicle || (departmentId ?? vehicle.departmentId) !== vehicle.departmentId) return []
    const renewed = isRenewed(row, validTo)
    const isGap = withinDays !== undefined && toDate >= today && validTo < today && !renewed
    if (!isWithin(validTo, { fromDate, toDate }) && !isGap) return []
    if (hasLeftFleet(vehicle)) {
      notes.outOfUse += 1
      return []
    }
    return [{ row, validTo, renewed, daysLeft: daysBetween(today, validTo) }]
  })
  const months = tallyOverTime(2, { fromDate, toDate })
  for (const { validTo, renewed } of found)
    if (isWithin(validTo, { fromDate, toDate })) months.add(validTo, renewed ? 0 : 1)
  return {
    found: found.toSorted((a, b) => a.validTo.localeCompare(b.validTo)),
    notes,
    charts: { months: months.bars() },
  }
}

type Due = ReturnType<typeof instalmentsDue>[number]
/**
 * Returns the report row of a policy. `due`: the unpaid instalment of the row; undefined if the row is about the end of
 * the policy.
 */
const policyRow = (db: MockDatabase, policy: VehicleInsuranceRow, period: WholePeriod, due?: Due) => {
  const currency = currencyOfReport(period)
  // All amounts of a policy are in the currency that was in force on its first day (lev or euro).
  const own = policy.validFrom === null ? currency : currencyOn(policy.validFrom)
  const inReport = (amount: string | null) => convertCents(centsOf(amount ?? '') ?? 0, own, currency)
  const next = due ?? nextInstalment(policy)
  return {
    ...vehicleOf(db, policy.vehicleId),
    insuranceId: policy.id,
    instalment: due?.place ?? null,
    insurer: policy.insurer,
    policyNumber: policy.policyNumber,
    nextInstalment: next?.date ?? null,
    nextAmount: next ? inReport(next.amount) : null,
    currency,
  }
}

/**
 * Returns the report rows of the unpaid instalments that are due in the period; without a given period, also of the
 * overdue ones.
 */
const instalmentRows = (db: MockDatabase, policies: readonly VehicleInsuranceRow[], filter: Filter<Coming>) => {
  const today = todayOf(db)
  const isOpen = filter.withinDays !== undefined && filter.toDate >= today
  const days = { from: isOpen ? '' : filter.fromDate, to: filter.toDate }
  return policies.flatMap((policy) => {
    const vehicle = db.vehicles.get(policy.vehicleId)
    const { validTo } = policy
    if (validTo === null || !vehicle || (filter.departmentId ?? vehicle.departmentId) !== vehicle.departmentId)
      return []
    if (hasLeftFleet(vehicle)) return []
    return instalmentsDue(policy, days).map((due) => {
      const row = policyRow(db, policy, filter, due)
      const overdue = due.date < today ? row.nextAmount : 0
      return {
        ...row,
        validTo,
        daysLeft: daysBetween(today, due.date),
        ...valuesOf(policyMetrics, { count: 0, notRenewed: 0, unpaid: row.nextAmount ?? 0, overdue: overdue ?? 0 }),
      }
    })
  })
}

export const makePoliciesReport = (kindId: number) => (db: MockDatabase, filter: Filter<Coming>) => {
  const all = db.vehicleInsurances.by('kindId', kindId)
  const isRenewed = ({ vehicleId, id }: VehicleInsuranceRow, until: CivilDate) =>
    all.some(
      (other) =>
        other.vehicleId === vehicleId &&
        other.id !== id &&
        (other.validFrom ?? '') <= addDays(until, 1) &&
        (other.validTo ?? '9999') > until,
    )
  const { found, ...others } = findEnding(db, all, filter, isRenewed)
  const rows = found.map(({ row: policy, validTo, renewed, daysLeft }) => {
    return {
      ...policyRow(db, policy, filter),
      validTo,
      daysLeft,
      // The unpaid amounts are zero, because the rows of the instalments contain them; otherwise they would be counted
      // twice.
      ...valuesOf(policyMetrics, { count: 1, notRenewed: renewed ? 0 : 1, unpaid: 0, overdue: 0 }),
    }
  })
  const instalments = instalmentRows(db, all, filter)
  return { rows: [...rows, ...instalments].toSorted((a, b) => a.daysLeft - b.daysLeft), ...others }
}
export const sincePolicies = (kindId: number) => (db: MockDatabase) =>
  oldestOf(db.vehicleInsurances.by('kindId', kindId).map(({ validTo }) => validTo))

export const makeInspectionsReport = (db: MockDatabase, filter: Filter<Coming>) => {
  const all = db.vehicleInspections.all()
  const { found, ...others } = findEnding(db, all, filter, ({ vehicleId }, until) =>
    all.some((other) => other.vehicleId === vehicleId && (other.validTo ?? '') > until),
  )
  const rows = found.map(({ row, validTo, renewed, daysLeft }) => ({
    ...vehicleOf(db, row.vehicleId),
    inspectionId: row.id,
    date: row.date,
    validTo,
    daysLeft,
    ...valuesOf(inspectionMetrics, { count: 1, notRenewed: renewed ? 0 : 1 }),
  }))
  return { rows, ...others }
}
export const sinceInspections = (db: MockDatabase) =>
  oldestOf(db.vehicleInspections.all().map(({ validTo }) => validTo))

export const oldestOf = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.reduce<CivilDate | null>(
    (oldest, day) => (day !== null && (oldest === null || day < oldest) ? day : oldest),
    null,
  )

type Spent = { kind?: CostKind | undefined; vehicleId?: number | undefined; departmentId?: number | undefined }
const centsIn = ({ date, amount }: Cost, period: WholePeriod): number =>
  convertCents(centsOf(amount) ?? 0, currencyOn(date), currencyOfReport(period))

const sumCosts = (db: MockDatabase, filter: Filter<Spent>, keyOf: (cost: Cost) => string) => {
  const groups = new Map<string, { first: Cost; count: number; amount: number }>()
  const months = tallyOverTime(costKinds.length, filter)
  for (const cost of costsIn(db, filter)) {
    const cents = centsIn(cost, filter)
    const group = groups.get(keyOf(cost)) ?? { first: cost, count: 0, amount: 0 }
    groups.set(keyOf(cost), { ...group, count: group.count + 1, amount: group.amount + cents })
    months.add(cost.date, costKinds.indexOf(cost.kind), cents)
  }
  return { groups: [...groups.values()].toSorted((a, b) => b.amount - a.amount), months: months.bars() }
}

export const makeExpensesByKind = (db: MockDatabase, filter: Filter<Spent>) => {
  const { groups, months } = sumCosts(db, filter, ({ kind }) => kind)
  const rows = groups.map(({ first: { kind }, count, amount }) => ({
    kind,
    currency: currencyOfReport(filter),
    ...valuesOf(expenseMetrics, { count, amount }),
  }))
  const kinds = tally(1)
  for (const { kind, amount } of rows) kinds.add(kind, '', 0, amount ?? 0)
  return { rows: withShares(expenseMetrics, rows), charts: { kinds: kinds.bars(), months } }
}

export const makeExpensesByVehicle = (
  db: MockDatabase,
  filter: Filter<Spent>,
): MadeReport<ReturnType<typeof vehicleCosts>> => {
  const { groups } = sumCosts(db, filter, ({ vehicleId, kind }) => `${vehicleId} ${kind}`)
  const rows = groups.map((group) => vehicleCosts(db, filter, group))
  const cars = tally(costKinds.length)
  for (const { vehicleId, registrationNumber, vehicleName, kind, amount } of rows)
    cars.add(String(vehicleId), `${registrationNumber}, ${vehicleName}`, costKinds.indexOf(kind), amount ?? 0)
  return {
    rows: withShares(expenseMetrics, rows),
    charts: { vehicles: cars.largest(Number.POSITIVE_INFINITY) },
  }
}
const vehicleCosts = (
  db: MockDatabase,
  filter: Filter<Spent>,
  { first, count, amount }: { first: Cost; count: number; amount: number },
) => ({
  ...vehicleOf(db, first.vehicleId),
  kind: first.kind,
  currency: currencyOfReport(filter),
  ...valuesOf(expenseMetrics, { count, amount }),
})
export const sinceExpenses = (db: MockDatabase): CivilDate | null => {
  const costs = costsIn(db, {})
  const begins = costKinds.flatMap(
    (kind) => oldestOf(costs.filter((cost) => cost.kind === kind).map(({ date }) => date)) ?? [],
  )
  return begins.toSorted().at(-1) ?? null
}
