import { labelIn } from '../../src/contract/labels.ts'
import { filledInOfExpense } from '../../src/contract/shapes/vehicleExpenses.ts'
import { administrativeKindLabels, maintenanceKindLabels } from '../../src/contract/vehicleKinds.ts'
import { costKindOfWork } from '../../src/rules/vehicles/costs.ts'
import { administrativeRules, maintenanceRules, maintenanceTotal } from '../../src/rules/vehicles/expenseRules.ts'
import { fuelRules } from '../../src/rules/vehicles/fuelRules.ts'
import { currencyOn } from '../../src/rules/words/money.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { recordHandlers } from '../records/recordHandlers.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { newestFirst, rulesContext } from './vehicleHandlers.ts'
import { fuelView, vehicleFacts } from './vehicleViews.ts'

const currencyOf = ({ date }: { date: string | null }): string => (date === null ? '' : currencyOn(date))

export const fuelExpensesHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'fuelExpenses',
    title: 'Разходи за гориво',
    rules: fuelRules(rulesContext(db)),
    view: (row) => fuelView(db, row),
    row: (filling) => withoutFields(filling, filledInOfExpense.fuel),
    compare: newestFirst(({ date }) => date),
    facts: ({ vehicleId }) => ({ departmentId: db.vehicles.get(vehicleId)?.departmentId }),
  })

export const administrativeExpensesHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'administrativeExpenses',
    title: 'Административни разходи',
    rules: administrativeRules(rulesContext(db)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(db, row.vehicleId, row.date),
      kindName: labelIn(administrativeKindLabels, row.kindId),
      currency: currencyOf(row),
    }),
    row: (expense) => withoutFields(expense, filledInOfExpense.administrative),
    compare: newestFirst(({ date }) => date),
  })

export const maintenancesHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'maintenances',
    title: 'Ремонт и техническо обслужване',
    rules: maintenanceRules(rulesContext(db)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(db, row.vehicleId, row.date),
      kindName: labelIn(maintenanceKindLabels, row.kindId),
      amount: maintenanceTotal(row),
      currency: currencyOf(row),
    }),
    row: (work) => withoutFields(work, filledInOfExpense.maintenance),
    compare: newestFirst(({ date }) => date),
    facts: ({ kindId }) => ({ costKind: costKindOfWork(kindId) }),
  })
