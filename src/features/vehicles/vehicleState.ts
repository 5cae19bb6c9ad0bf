import { atom, type Getter, useAtomValue } from 'jotai'
import type { Vehicle } from '../../contract/shapes/vehicles.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicles,
} from '../../contract/vehicles.ts'
import { to } from '../../routes/to.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import type { FilledCar } from '../../rules/vehicles/fuelRules.ts'
import { hasLeftFleet } from '../../rules/vehicles/leftFleet.ts'
import { mayManageVehicles } from '../../rules/vehicles/mayManageVehicles.ts'
import { seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { recordFilesOf } from '../../screen-kit/register/RecordFilesCard.tsx'
import type { RecordPlace } from '../../screen-kit/register/RecordPage.tsx'
import { rolesAtom } from '../../state/access.ts'
import { atomFamily } from '../../state/atomFamily.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

const allRows = { pageNumber: 1, pageSize: 500 }
/** The newest records shown on the card of the vehicle; the lists show all. */
const newestRows = { pageNumber: 1, pageSize: 5 }

const isChosen = (_get: Getter, id: number): boolean => id > 0

export const vehicleAtom = queryAtomFamily((id: number) => queryOf(vehicles.byId, { query: { id } }), isChosen)
export const insurancesAtom = queryAtomFamily((vehicleId: number) =>
  queryOf(vehicleInsurances.list, { query: allRows, body: { vehicleId } }),
)
export const inspectionsAtom = queryAtomFamily((vehicleId: number) =>
  queryOf(vehicleInspections.list, { query: allRows, body: { vehicleId } }),
)
export const accessesAtom = queryAtomFamily(
  (vehicleId: number) => queryOf(vehicleAccesses.list, { query: allRows, body: { vehicleId } }),
  isChosen,
)
export const newestFuelAtom = queryAtomFamily(
  (vehicleId: number) => queryOf(fuelExpenses.list, { query: newestRows, body: { vehicleId } }),
  isChosen,
)
/** The vehicle with the people who may drive it; undefined while it is loading or if none is chosen. */
export const filledCarAtom = atomFamily((vehicleId: number) =>
  atom((get): FilledCar | undefined => {
    const vehicle = get(vehicleAtom(vehicleId)).data
    const accesses = get(accessesAtom(vehicleId)).data?.items
    return vehicle && accesses && { ...vehicle, accesses }
  }),
)
export const newestAdministrativeAtom = queryAtomFamily((vehicleId: number) =>
  queryOf(administrativeExpenses.list, { query: newestRows, body: { vehicleId } }),
)
export const newestMaintenanceAtom = queryAtomFamily((vehicleId: number) =>
  queryOf(maintenances.list, { query: newestRows, body: { vehicleId } }),
)
export const vehicleFiles = recordFilesOf(vehicles)

const nameOf = ({ registrationNumber, make, model }: Vehicle): string => `${registrationNumber} ${make} ${model}`
export const vehicleOptions = lookupOptions(vehicles.list, { query: allRows, body: {} }, ({ items }) =>
  items.map((vehicle) => ({ id: vehicle.id, name: nameOf(vehicle), isActive: !hasLeftFleet(vehicle) })),
)

export const useVehicleRefusal = () => refusalOf(mayManageVehicles(useAtomValue(rolesAtom)))

const goneLabels = {
  title: 'Няма такъв автомобил',
  text: 'Адресът не сочи към автомобил. Потърсете го в списъка по номер.',
}
export const vehiclePlace: RecordPlace<Vehicle> = {
  queryAtom: vehicleAtom,
  seenAtom: seenListAtom<number>(),
  opened: (key) => ({
    key,
    root: to.vehicles.root(),
    list: { href: to.vehicles.list(), label: 'Служебни автомобили' },
    hrefOf: to.vehicles.one,
  }),
  heading: 'Автомобил',
  the: 'Автомобилът',
  goneText: { address: goneLabels, deleted: goneLabels, forbidden: goneLabels },
}
