import type {
  AdministrativeExpense,
  FuelExpense,
  filledInOfExpense,
  Maintenance,
} from '../../src/contract/shapes/vehicleExpenses.ts'
import type {
  filledInOf,
  Vehicle,
  VehicleAccess,
  VehicleInspection,
  VehicleInsurance,
} from '../../src/contract/shapes/vehicles.ts'

type Row<R, FilledIn extends readonly unknown[]> = Omit<R, Extract<FilledIn[number], keyof R>>

export type VehicleRow = Row<Vehicle, typeof filledInOf.vehicle>
export type VehicleInsuranceRow = Row<VehicleInsurance, typeof filledInOf.insurance>
export type VehicleInspectionRow = Row<VehicleInspection, typeof filledInOf.inspection>
export type VehicleAccessRow = Row<VehicleAccess, typeof filledInOf.access>
export type FuelExpenseRow = Row<FuelExpense, typeof filledInOfExpense.fuel>
export type AdministrativeExpenseRow = Row<AdministrativeExpense, typeof filledInOfExpense.administrative>
export type MaintenanceRow = Row<Maintenance, typeof filledInOfExpense.maintenance>
