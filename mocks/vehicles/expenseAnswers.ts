import { labelIn } from '../../src/contract/labels.ts'
import { filledInOfExpense } from '../../src/contract/shapes/vehicleExpenses.ts'
import { administrativeKindLabels, maintenanceKindLabels } from '../../src/contract/vehicleKinds.ts'
import { costKindOfWork } from '../../src/rules/vehicles/costs.ts'
import { administrativeRules, maintenanceRules, maintenanceTotal } from '../../src/rules/vehicles/expenseRules.ts'
import { fuelRules } from '../../src/rules/vehicles/fuelRules.ts'
import { currencyOn } from '../../src/rules/words/money.ts'
import type { World } from '../engine/world.ts'
import { recordAnswers } from '../records/recordAnswers.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { newestFirst, rulesContext } from './answers.ts'
import { fuelView, vehicleFacts } from './views.ts'

const currencyOf = ({ date }: { date: string | null }): string => (date === null ? '' : currencyOn(date))

export const fuelExpensesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'fuelExpenses',
    title: 'Разходи за гориво',
    rules: fuelRules(rulesContext(world)),
    view: (row) => fuelView(world, row),
    row: (filling) => withoutFields(filling, filledInOfExpense.fuel),
    compare: newestFirst(({ date }) => date),
    facts: ({ vehicleId }) => ({ departmentId: world.vehicles.get(vehicleId)?.departmentId }),
  })

export const administrativeExpensesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'administrativeExpenses',
    title: 'Административни разходи',
    rules: administrativeRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId, row.date),
      kindName: labelIn(administrativeKindLabels, row.kindId),
      currency: currencyOf(row),
    }),
    row: (expense) => withoutFields(expense, filledInOfExpense.administrative),
    compare: newestFirst(({ date }) => date),
  })

export const maintenancesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'maintenances',
    title: 'Ремонт и техническо обслужване',
    rules: maintenanceRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId, row.date),
      kindName: labelIn(maintenanceKindLabels, row.kindId),
      amount: maintenanceTotal(row),
      currency: currencyOf(row),
    }),
    row: (work) => withoutFields(work, filledInOfExpense.maintenance),
    compare: newestFirst(({ date }) => date),
    facts: ({ kindId }) => ({ costKind: costKindOfWork(kindId) }),
  })
