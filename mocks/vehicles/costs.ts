import type { CostsSummary, VehicleCosts } from '../../src/contract/shapes/vehicleExpenses.ts'
import type { Instalment } from '../../src/contract/shapes/vehicles.ts'
import type { CostsFilter } from '../../src/contract/vehicles.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { type Cost, costKindOfWork, reportCurrency, sumsByKind } from '../../src/rules/vehicles/costs.ts'
import { maintenanceTotal } from '../../src/rules/vehicles/expenseRules.ts'
import { mileageAt } from '../../src/rules/vehicles/mileage.ts'
import { centsOf, convertCents, currencyOn, decimalOf } from '../../src/rules/words/money.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { VehicleInsuranceRow, VehicleRow } from './vehicleRows.ts'
import { readingsOf, todayIn, vehicleFacts } from './vehicleViews.ts'

type Period = { from: CivilDate; to: CivilDate }

const periodOf = (db: MockDatabase, { fromDate = '1900-01-01', toDate = todayIn(db) }: CostsFilter): Period => ({
  from: fromDate,
  to: toDate,
})

type Spent = { vehicleId: number; date: CivilDate | null; amount: string | null }
const cost = (kind: Cost['kind'], { vehicleId, date, amount }: Spent): Cost[] =>
  date === null || amount === null ? [] : [{ vehicleId, date, kind, amount }]

/**
 * Converts an instalment to the currency in force on its date. All stored amounts of a policy are in the currency of
 * its first day (lev or euro).
 */
const inOwnCurrency = ({ validFrom }: VehicleInsuranceRow, { date, amount }: Instalment) => {
  if (validFrom === null || date === null || amount === null) return { date, amount }
  const cents = convertCents(centsOf(amount) ?? 0, currencyOn(validFrom), currencyOn(date))
  return { date, amount: decimalOf(cents) }
}

const allCosts = (db: MockDatabase): Cost[] => [
  ...db.fuelExpenses.all().flatMap((row) => cost('fuel', row)),
  ...db.maintenances
    .all()
    .flatMap((row) => cost(costKindOfWork(row.kindId), { ...row, amount: maintenanceTotal(row) })),
  ...db.vehicleInsurances
    .all()
    .flatMap((row) => row.instalments.flatMap((part) => cost('insurance', { ...row, ...inOwnCurrency(row, part) }))),
  ...db.vehicleInspections.all().flatMap((row) => cost('inspection', row)),
  ...db.administrativeExpenses.all().flatMap((row) => cost('administrative', row)),
]

const kilometresIn = (db: MockDatabase, vehicleId: number, { from, to }: Period): number | null => {
  const readings = readingsOf(db, vehicleId)
  const [first, last] = [mileageAt(readings, from), mileageAt(readings, to)]
  return first !== null && last !== null && last > first ? last - first : null
}

const vehiclesOf = (db: MockDatabase, { vehicleId, departmentId }: CostsFilter): VehicleRow[] =>
  db.vehicles
    .all()
    .filter((row) => (vehicleId ?? row.id) === row.id && (departmentId ?? row.departmentId) === row.departmentId)

export const costsIn = (db: MockDatabase, filter: CostsFilter): Cost[] => {
  const { from, to } = periodOf(db, filter)
  const own = new Set(vehiclesOf(db, filter).map(({ id }) => id))
  return allCosts(db).filter(
    ({ vehicleId, date, kind }) => own.has(vehicleId) && date >= from && date <= to && (filter.kind ?? kind) === kind,
  )
}

export const vehicleCosts = (db: MockDatabase, filter: CostsFilter): VehicleCosts[] => {
  const period = periodOf(db, filter)
  const currency = reportCurrency(period.to)
  const costs = costsIn(db, filter)
  return vehiclesOf(db, filter)
    .map(({ id, departmentId }) => {
      const sums = sumsByKind(
        costs.filter(({ vehicleId }) => vehicleId === id),
        currency,
      )
      const kilometres = kilometresIn(db, id, period)
      return {
        vehicleId: id,
        ...vehicleFacts(db, id),
        departmentName: (departmentId === null ? undefined : db.departments.get(departmentId)?.name) ?? '',
        ...sums,
        currency,
        kilometres,
        perKilometre: kilometres === null ? null : decimalOf(Math.round((centsOf(sums.total) ?? 0) / kilometres)),
      }
    })
    .toSorted((a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'bg'))
}

export const costsSummary = (db: MockDatabase, filter: CostsFilter): CostsSummary => {
  const currency = reportCurrency(periodOf(db, filter).to)
  const costs = costsIn(db, filter)
  const monthOf = ({ date }: Cost) => date.slice(0, 7)
  const months = [...new Set(costs.map(monthOf))].sort()
  return {
    currency,
    ...sumsByKind(costs, currency),
    months: months.map((month) => ({
      month,
      ...sumsByKind(
        costs.filter((one) => monthOf(one) === month),
        currency,
      ),
    })),
  }
}
