import { useAtomValue } from 'jotai'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from '../../contract/vehicles.ts'
import { to } from '../../routes/to.ts'
import { refusalOf } from '../../rules/refusal.ts'
import { mayManageVehicles } from '../../rules/vehicles/mayManageVehicles.ts'
import { type OpenedRecord, seenListAtom } from '../../screen-kit/list/useSeenList.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { rolesAtom } from '../../state/access.ts'
import { perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'

const all = { pageNumber: 1, pageSize: 500 }
/** Of expenses the page of a vehicle shows the newest; their lists show all. */
const newest = { pageNumber: 1, pageSize: 5 }

/** One vehicle with the readings of its mileage. */
export const vehicleAtom = perRecord((id: number) => queryOf(vehicles.byId, { query: { id } }))
export const insurancesAtom = perRecord((vehicleId: number) =>
  queryOf(vehicleInsurances.list, { query: all, body: { vehicleId } }),
)
export const inspectionsAtom = perRecord((vehicleId: number) =>
  queryOf(vehicleInspections.list, { query: all, body: { vehicleId } }),
)
export const accessesAtom = perRecord((vehicleId: number) =>
  queryOf(vehicleAccesses.list, { query: all, body: { vehicleId } }),
)
export const newestFuelAtom = perRecord((vehicleId: number) =>
  queryOf(fuelExpenses.list, { query: newest, body: { vehicleId } }),
)
export const newestAdministrativeAtom = perRecord((vehicleId: number) =>
  queryOf(administrativeExpenses.list, { query: newest, body: { vehicleId } }),
)
export const newestMaintenanceAtom = perRecord((vehicleId: number) =>
  queryOf(maintenances.list, { query: newest, body: { vehicleId } }),
)
export const filesAtom = perRecord((id: number) => queryOf(vehicleReports.getVehicleFiles, { query: { id } }))

const nameOf = ({ registrationNumber, make, model }: Vehicle): string => `${registrationNumber} ${make} ${model}`
/** The vehicles to choose from, by registration number. */
export const vehicleOptions = lookupOptions(vehicles.list, { query: all, body: {} }, ({ items }) =>
  items.map((vehicle) => ({ id: vehicle.id, name: nameOf(vehicle) })),
)

/** Why the person may not write here; undefined when he may. */
export const useVehicleRefusal = () => refusalOf(mayManageVehicles(useAtomValue(rolesAtom)))

export const seenVehiclesAtom = seenListAtom<number>()
/** A vehicle's page, for its way back; null is a new one. */
export const vehicleRecord = (key: number | null): OpenedRecord<number> => ({
  key,
  root: to.vehicles.root(),
  list: { href: to.vehicles.list(), label: 'Служебни автомобили' },
  hrefOf: to.vehicles.one,
})
