import {
  AdministrativeExpense,
  FuelExpense,
  filledInOfExpense,
  Maintenance,
} from '../../contract/shapes/vehicleExpenses.ts'
import {
  filledInOf,
  Vehicle,
  VehicleAccess,
  VehicleInspection,
  VehicleInsurance,
} from '../../contract/shapes/vehicles.ts'
import { VehicleStatus } from '../../contract/vehicleKinds.ts'
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
import { today } from '../../dates/clock.ts'
import { plannedInstalments } from '../../rules/vehicles/costs.ts'
import {
  administrativeRules,
  type ExpenseContext,
  fuelRules,
  maintenanceRules,
} from '../../rules/vehicles/expenseRules.ts'
import { accessRules, inspectionRules, insuranceRules } from '../../rules/vehicles/partRules.ts'
import { vehicleRules } from '../../rules/vehicles/vehicleRules.ts'
import { recordKit } from '../../screen-kit/records/recordKit.ts'

/** What the rules look at: the readings are known of the vehicle that is open, of all others the backend compares with them. */
const contextOf = (vehicle?: Pick<Vehicle, 'id' | 'readings'>): ExpenseContext => ({
  get today() {
    return today()
  },
  readingsOf: (vehicleId) => (vehicle?.id === vehicleId ? vehicle.readings : []),
})
const context = contextOf()

const reports = [vehicleReports.getCosts, vehicleReports.getCostsSummary]
/** Those of the same vehicle; and what answers with a vehicle too, because what is said of it follows from its records. */
const ofVehicle = {
  beside: ({ vehicleId }: { vehicleId: number }) => ({ vehicleId }),
  forgets: [vehicles.list, vehicles.byId, ...reports],
}

/** An expense is mostly entered on its day. */
const onTheDay = () => ({ date: today() })

export const vehicleKit = recordKit({
  name: 'vehicle',
  calls: vehicles,
  rules: vehicleRules(context),
  shape: Vehicle,
  filledIn: filledInOf.vehicle,
  begins: () => ({ statusId: VehicleStatus.IN_USE }),
  beside: ({ registrationNumber }) => ({ registrationNumber }),
  forgets: [vehicleAccesses.list, ...reports],
})

export const insuranceKit = recordKit({
  ...ofVehicle,
  name: 'vehicle-insurance',
  calls: vehicleInsurances,
  rules: insuranceRules(context),
  shape: VehicleInsurance,
  filledIn: filledInOf.insurance,
  begins: () => ({ instalments: plannedInstalments({ validFrom: null, amount: null }, 1) }),
})

export const inspectionKit = (vehicle: Vehicle) =>
  recordKit({
    ...ofVehicle,
    name: 'vehicle-inspection',
    calls: vehicleInspections,
    rules: inspectionRules(contextOf(vehicle)),
    shape: VehicleInspection,
    filledIn: filledInOf.inspection,
  })

export const accessKit = recordKit({
  ...ofVehicle,
  name: 'vehicle-access',
  calls: vehicleAccesses,
  rules: accessRules,
  shape: VehicleAccess,
  filledIn: filledInOf.access,
})

/** Fillings; of a vehicle that is open its readings are looked at while somebody types. */
export const fuelKit = (vehicle?: Vehicle) =>
  recordKit({
    ...ofVehicle,
    name: 'fuel-expense',
    calls: fuelExpenses,
    rules: fuelRules(contextOf(vehicle)),
    shape: FuelExpense,
    filledIn: filledInOfExpense.fuel,
    begins: onTheDay,
  })

export const administrativeKit = recordKit({
  ...ofVehicle,
  name: 'administrative-expense',
  calls: administrativeExpenses,
  rules: administrativeRules(context),
  shape: AdministrativeExpense,
  filledIn: filledInOfExpense.administrative,
  begins: onTheDay,
})

/** Repairs and services, as the fillings. */
export const maintenanceKit = (vehicle?: Vehicle) =>
  recordKit({
    ...ofVehicle,
    name: 'maintenance',
    calls: maintenances,
    rules: maintenanceRules(contextOf(vehicle)),
    shape: Maintenance,
    filledIn: filledInOfExpense.maintenance,
    begins: onTheDay,
  })
