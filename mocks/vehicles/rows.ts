import type {
  AdministrativeExpense,
  FuelExpense,
  Maintenance,
  Vehicle,
  VehicleAccess,
  VehicleInspection,
  VehicleInsurance,
} from '../../src/contract/shapes/vehicles.ts'

/** A row is a record without what is worked out of others when it is asked for. */
type Row<R, Derived extends keyof R = never> = Omit<R, Derived | 'registrationNumber' | 'vehicleName'>

export type VehicleRow = Omit<
  Vehicle,
  | 'responsibleId'
  | 'responsibleName'
  | 'departmentName'
  | 'bodyKindName'
  | 'fuelName'
  | 'statusName'
  | 'mileage'
  | 'mileageDate'
  | 'liabilityUntil'
  | 'comprehensiveUntil'
  | 'accidentUntil'
  | 'inspectionUntil'
  | 'readings'
>
export type VehicleInsuranceRow = Row<VehicleInsurance, 'kindName'>
export type VehicleInspectionRow = Row<VehicleInspection, 'resultName'>
export type VehicleAccessRow = Row<VehicleAccess, 'personName' | 'rightName'>
export type FuelExpenseRow = Row<
  FuelExpense,
  'driverName' | 'fuelName' | 'currency' | 'mileageFrom' | 'kilometres' | 'consumption' | 'deviation'
>
export type AdministrativeExpenseRow = Row<AdministrativeExpense, 'kindName' | 'currency'>
export type MaintenanceRow = Row<Maintenance, 'kindName' | 'currency' | 'amount'>

export type VehicleFileRow = {
  guid: string
  vehicleId: number
  fileName: string
  size: number
  description: string
  personId: number
  dateUploaded: string
  /** Uploaded here, or made again when asked for. */
  isStored: boolean
}
