import * as v from 'valibot'
import { vehicleReaders, vehicleWriters } from './callers.ts'
import { area } from './endpoint.ts'
import { PageNumber, recordFiles, records, SheetColumns } from './records.ts'
import { AskedDay, Id, pageOf, proposed, sorted } from './shapes/base.ts'
import {
  AdministrativeExpense,
  CostsSummary,
  FuelExpense,
  Maintenance,
  VehicleCosts,
} from './shapes/vehicleExpenses.ts'
import { LeavingOfVehicle, Vehicle, VehicleAccess, VehicleInspection, VehicleInsurance } from './shapes/vehicles.ts'
import { costKinds } from './vehicleKinds.ts'

/**
 * Users with the read-only role may open every page (specification 1, section 6). Saving requires the managing role.
 */
const roles = { read: vehicleReaders, write: vehicleWriters } as const
const text = v.string()
const period = { fromDate: AskedDay, toDate: AskedDay }

const car = { name: 'Vehicle', plural: 'Vehicles', what: 'company cars', roles } as const
export const vehicles = {
  ...records(car, Vehicle, {
    registrationNumber: text,
    make: text,
    bodyKindId: Id,
    fuelId: Id,
    departmentId: Id,
    statusId: Id,
    isInFleet: v.boolean(),
    personId: Id,
  }),
  ...recordFiles(car),
  ...area(
    { backend: 'register', reading: 'device' },
    {
      leave: {
        summary: 'Take a company car out of the fleet; its policies and rights end by choice',
        method: 'POST',
        kind: 'action',
        path: '/api/Vehicle/LeaveFleet',
        roles: roles.write,
        body: LeavingOfVehicle,
        reply: Vehicle,
        proposed: true,
      },
    },
  ),
}

const partOf = <const N extends string, const L extends string>(name: N, plural: L, what: string) =>
  ({ name, plural, what, roles, controller: 'Vehicle' }) as const
const byVehicle = { vehicleId: Id }

export const vehicleInsurances = records(
  partOf('Insurance', 'Insurances', 'insurances of cars'),
  VehicleInsurance,
  byVehicle,
)
export const vehicleInspections = records(
  partOf('Inspection', 'Inspections', 'technical inspections of cars'),
  VehicleInspection,
  byVehicle,
)
export const vehicleAccesses = records(
  partOf('Access', 'Accesses', 'rights of staff to cars'),
  VehicleAccess,
  byVehicle,
)

export const fuelExpenses = records(
  { name: 'FuelExpense', plural: 'FuelExpenses', what: 'fuel expenses', roles },
  FuelExpense,
  {
    ...period,
    ...byVehicle,
    driverId: Id,
    fuelId: Id,
    departmentId: Id,
  },
)
export const administrativeExpenses = records(
  { name: 'AdministrativeExpense', plural: 'AdministrativeExpenses', what: 'administrative expenses', roles },
  AdministrativeExpense,
  { ...period, ...byVehicle, kindId: Id, supplier: text },
)
export const maintenances = records(
  { name: 'Maintenance', plural: 'Maintenances', what: 'repairs and maintenance', roles },
  Maintenance,
  { ...period, ...byVehicle, kindId: Id, service: text, costKind: v.picklist(costKinds) },
)

const costsFilter = v.partial(
  v.object({ ...period, kind: v.picklist(costKinds), ...byVehicle, departmentId: Id, ...sorted }),
)
export const CostsFilter = proposed(costsFilter)
export type CostsFilter = v.InferOutput<typeof CostsFilter>

const of = { roles: vehicleReaders, proposed: true } as const

export const vehicleReports = area(
  { backend: 'register', reading: 'device' },
  {
    getCosts: {
      summary: 'What each car cost in a period, by kind of expense',
      method: 'POST',
      kind: 'read',
      path: '/api/Vehicle/GetCosts',
      ...of,
      query: PageNumber,
      body: CostsFilter,
      reply: pageOf(VehicleCosts),
    },
    getCostsSummary: {
      summary: 'What all cars of the report cost, in all and by month',
      method: 'POST',
      kind: 'read',
      path: '/api/Vehicle/GetCostsSummary',
      ...of,
      body: CostsFilter,
      reply: CostsSummary,
    },
    exportCosts: {
      summary: 'The report as an .xlsx',
      method: 'POST',
      kind: 'read',
      path: '/api/Vehicle/ExportCosts',
      ...of,
      body: v.object({ ...costsFilter.entries, ...SheetColumns.entries }),
      reply: 'file',
    },
  },
)
