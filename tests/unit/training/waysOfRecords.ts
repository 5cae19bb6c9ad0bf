import type { Ways } from './trainee.ts'
import { waysOfFleet } from './ways/fleet.ts'
import { waysOfInspections } from './ways/inspections.ts'
import { waysOfStaffAndTypes } from './ways/staffAndTypes.ts'

export const waysOfRecords: Readonly<Record<string, Ways>> = {
  ...waysOfStaffAndTypes,
  ...waysOfFleet,
  ...waysOfInspections,
}
