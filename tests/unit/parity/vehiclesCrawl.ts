import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicles,
} from '../../../src/contract/vehicles.ts'
import { allOf } from '../../../src/rules/ruleResult.ts'
import { mayManageVehicles, mayRemoveVehicle } from '../../../src/rules/vehicles/mayManageVehicles.ts'
import { type Actor, someOfEach } from './parityTable.ts'

const pages = { query: { pageNumber: 1, pageSize: 200 }, body: {} }

const crawlParts = async ({ roles, read, compare }: Actor): Promise<void> => {
  const of = (action: string) => ({
    rule: 'mayManageVehicles',
    action,
    state: '',
    ruleResult: mayManageVehicles(roles),
  })
  const [policy] = (await read(vehicleInsurances.list, pages))?.items ?? []
  if (policy) await compare(of('insurance'), vehicleInsurances.update, { body: policy })
  if (policy) await compare(of('delete insurance'), vehicleInsurances.remove, { query: { id: policy.id } })
  const [inspection] = (await read(vehicleInspections.list, pages))?.items ?? []
  if (inspection) await compare(of('inspection'), vehicleInspections.update, { body: inspection })
  if (inspection) await compare(of('delete inspection'), vehicleInspections.remove, { query: { id: inspection.id } })
  const [access] = (await read(vehicleAccesses.list, pages))?.items ?? []
  if (access) await compare(of('access'), vehicleAccesses.update, { body: access })
  if (access) await compare(of('delete access'), vehicleAccesses.remove, { query: { id: access.id } })
  const [filling] = (await read(fuelExpenses.list, pages))?.items ?? []
  if (filling) await compare(of('fuel'), fuelExpenses.update, { body: filling })
  if (filling) await compare(of('delete fuel'), fuelExpenses.remove, { query: { id: filling.id } })
  const [fee] = (await read(administrativeExpenses.list, pages))?.items ?? []
  if (fee) await compare(of('fee'), administrativeExpenses.update, { body: fee })
  if (fee) await compare(of('delete fee'), administrativeExpenses.remove, { query: { id: fee.id } })
  const [work] = (await read(maintenances.list, pages))?.items ?? []
  if (work) await compare(of('maintenance'), maintenances.update, { body: work })
  if (work) await compare(of('delete maintenance'), maintenances.remove, { query: { id: work.id } })
}

const recordsOf = (db: MockDatabase, id: number): number =>
  [db.vehicleInsurances, db.vehicleInspections, db.fuelExpenses, db.administrativeExpenses, db.maintenances].flatMap(
    (table) => table.all().filter(({ vehicleId }) => vehicleId === id),
  ).length

export const crawlVehicles = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const all = (await actor.read(vehicles.list, pages))?.items ?? []
  const ruleResult = mayManageVehicles(actor.roles)
  for (const vehicle of someOfEach(all, ({ statusId }) => `${statusId}`))
    await actor.compare(
      { rule: 'mayManageVehicles', action: 'edit', state: `${vehicle.statusId}`, ruleResult },
      vehicles.update,
      { body: vehicle },
    )
  for (const { id } of someOfEach(all, (one) => `${recordsOf(db, one.id) === 0}`))
    await actor.compare(
      {
        rule: 'mayRemoveVehicle',
        action: 'delete',
        state: recordsOf(db, id) === 0 ? 'empty' : 'in use',
        ruleResult: allOf(ruleResult, mayRemoveVehicle(recordsOf(db, id))),
      },
      vehicles.remove,
      { query: { id } },
    )
  await crawlParts(actor)
}
