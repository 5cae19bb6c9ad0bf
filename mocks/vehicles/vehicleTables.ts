import type { RowsOf } from '../seed/seededRow.ts'
import { seeded } from '../seed/seededRow.ts'
import { accessRows, inspectionRows, insuranceRows } from './seedParts.ts'
import { vehicleRows } from './seedVehicles.ts'
import { administrativeExpenseRows, fuelExpenseRows, maintenanceRows } from './seedYear.ts'

export const vehicleTables = {
  vehicles: seeded(vehicleRows),
  vehicleInsurances: seeded(insuranceRows),
  vehicleInspections: seeded(inspectionRows),
  vehicleAccesses: seeded(accessRows),
  fuelExpenses: seeded(fuelExpenseRows),
  administrativeExpenses: seeded(administrativeExpenseRows),
  maintenances: seeded(maintenanceRows),
}

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof vehicleTables> {}
}
