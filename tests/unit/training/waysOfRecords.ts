import type { Ways } from './trainee.ts'
import { waysOfFleet } from './ways/fleet.ts'
import { waysOfInspections } from './ways/inspections.ts'
import { waysOfStaffAndTypes } from './ways/staffAndTypes.ts'

/** The ways through the exercises on staff, types, vehicles and inspections. */
export const waysOfRecords: Readonly<Record<string, Ways>> = {
  ...waysOfStaffAndTypes,
  ...waysOfFleet,
  ...waysOfInspections,
}
