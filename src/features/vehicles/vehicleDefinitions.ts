import { useStore } from 'jotai'
import { useState } from 'react'
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
import { administrativeRules, type ExpenseContext, maintenanceRules } from '../../rules/vehicles/expenseRules.ts'
import { type FuelContext, fuelRules } from '../../rules/vehicles/fuelRules.ts'
import type { FleetContext } from '../../rules/vehicles/leftFleet.ts'
import { accessRules, insuranceRules, vehicleInspectionRules } from '../../rules/vehicles/partRules.ts'
import { vehicleRules } from '../../rules/vehicles/vehicleRules.ts'
import { register } from '../../screen-kit/register/register.ts'
import type { Store } from '../../state/store.ts'
import { filledCarAtom } from './vehicleState.ts'

const day = {
  get today() {
    return today()
  },
}
/**
 * Returns the data of the vehicle that the validation compares with. Until the vehicle is loaded, only the backend can
 * compare.
 */
const contextIn = (store: Store): FuelContext => {
  const carOf = (vehicleId: number) => store.get(filledCarAtom(vehicleId))
  return {
    get today() {
      return day.today
    },
    carOf,
    readingsOf: (vehicleId) => carOf(vehicleId)?.readings ?? [],
  }
}

/** Returns the definition of a kind of record (such as refuellings) whose validation needs data of the vehicle. */
export const useDefinitionOf = <K>(make: (context: FuelContext) => K): K => {
  const store = useStore()
  const [definition] = useState(() => make(contextIn(store)))
  return definition
}

const reports = [vehicleReports.getCosts, vehicleReports.getCostsSummary]
/**
 * How a record of a vehicle is found again after a lost response, and which responses its save makes stale: those
 * computed from such records.
 */
const ofVehicle = {
  amongWhich: ({ vehicleId }: { vehicleId: number }) => ({ vehicleId }),
  staleCalls: [vehicles.list, vehicles.byId, ...reports],
}

const onTheDay = () => ({ date: today() })

export const vehicleDefinition = register({
  isPaged: true,
  name: 'vehicle',
  calls: vehicles,
  rules: vehicleRules(day),
  shape: Vehicle,
  filledIn: filledInOf.vehicle,
  begins: () => ({ statusId: VehicleStatus.IN_USE }),
  amongWhich: ({ registrationNumber }) => ({ registrationNumber }),
  staleCalls: [vehicleAccesses.list, ...reports],
})

export const insuranceDefinition = (context: FleetContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'vehicle-insurance',
    calls: vehicleInsurances,
    rules: insuranceRules(context),
    shape: VehicleInsurance,
    filledIn: filledInOf.insurance,
    begins: () => ({ instalments: plannedInstalments({ validFrom: null, amount: null }, 1) }),
  })

export const inspectionDefinition = (context: ExpenseContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'vehicle-inspection',
    calls: vehicleInspections,
    rules: vehicleInspectionRules(context),
    shape: VehicleInspection,
    filledIn: filledInOf.inspection,
  })

export const accessDefinition = (context: FleetContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'vehicle-access',
    calls: vehicleAccesses,
    rules: accessRules(context),
    shape: VehicleAccess,
    filledIn: filledInOf.access,
  })

export const fuelDefinition = (context: FuelContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'fuel-expense',
    calls: fuelExpenses,
    rules: fuelRules(context),
    shape: FuelExpense,
    filledIn: filledInOfExpense.fuel,
    begins: onTheDay,
  })

export const administrativeDefinition = (context: FleetContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'administrative-expense',
    calls: administrativeExpenses,
    rules: administrativeRules(context),
    shape: AdministrativeExpense,
    filledIn: filledInOfExpense.administrative,
    begins: onTheDay,
  })

export const maintenanceDefinition = (context: ExpenseContext) =>
  register({
    isPaged: true,
    ...ofVehicle,
    name: 'maintenance',
    calls: maintenances,
    rules: maintenanceRules(context),
    shape: Maintenance,
    filledIn: filledInOfExpense.maintenance,
    begins: onTheDay,
  })
