import type { CaseFileStepRow } from './case-files/caseFileRows.ts'
import { caseFileLinkRows } from './case-files/seedLinks.ts'
import { formerCorrespondentRows } from './correspondents/seedFormerNames.ts'
import { deviceTables } from './devices/deviceTables.ts'
import type { ReadMarkRow } from './documents/documentRows.ts'
import { deliveryAttemptRows } from './documents/seedAttempts.ts'
import { caseFileOwnerRuleRows, caseFileRows, counterRows } from './documents/seedDocuments.ts'
import { followRows } from './documents/seedFollowing.ts'
import type { TermChangeRow } from './documents/termChanges.ts'
import { plannedOutcomes } from './exchange/deliveryOutcome.ts'
import { failedAttemptRows } from './exchange/seedMessages.ts'
import type { InspectionDocumentRow, InspectionFileRow } from './inspections/inspectionRows.ts'
import { groupedInspectionRows, inspectionRows } from './inspections/seedInspections.ts'
import { libraryTables } from './library/libraryTables.ts'
import { departmentRows } from './people/seedOrganisation.ts'
import { reminderRows } from './reminders/seedReminders.ts'
import { externalReportTables } from './reports/externalTables.ts'
import { seeded, seededByGuid, seededByKey } from './seed/seededRow.ts'
import { settingsTables } from './settings/settingsTables.ts'
import { leaveFileRows } from './staff/leavePapers.ts'
import { staffTables } from './staff/staffTables.ts'
import type { HandOverRow } from './tasks/handOver.ts'
import type { TermRequestRow } from './tasks/termRequests.ts'
import { trainingTables } from './training/trainingTables.ts'
import { vehicleFileRows } from './vehicles/seedVehicleFiles.ts'
import { vehicleTables } from './vehicles/vehicleTables.ts'

/**
 * The tables defined by a name, a key and seeded rows. Tables that are generated in parts or together are in
 * `seedTables`.
 */
export const plainTables = {
  ...settingsTables,
  ...libraryTables,
  ...staffTables,
  ...vehicleTables,
  ...deviceTables,
  ...externalReportTables,
  ...trainingTables,
  plannedOutcomes,
  recordFiles: seededByGuid((frame) => [...vehicleFileRows(frame), ...leaveFileRows(frame)]),
  handOvers: seeded((): HandOverRow[] => []),
  follows: seededByKey(followRows),
  reminders: seeded(reminderRows),
  readMarks: seededByKey((): ReadMarkRow[] => []),
  caseFiles: seededByGuid(caseFileRows),
  caseFileOwnerRules: seeded(caseFileOwnerRuleRows),
  caseFileLinks: seededByKey(caseFileLinkRows),
  deliveryAttempts: seeded((frame) => [...deliveryAttemptRows(frame), ...failedAttemptRows(frame)]),
  termChanges: seeded((): TermChangeRow[] => []),
  termRequests: seeded((): TermRequestRow[] => []),
  caseFileSteps: seeded((): CaseFileStepRow[] => []),
  inspections: seededByGuid(inspectionRows),
  groupedInspections: seededByGuid(groupedInspectionRows),
  inspectionFiles: seededByGuid((): InspectionFileRow[] => []),
  inspectionDocuments: seededByKey((): InspectionDocumentRow[] => []),
  departments: seeded(departmentRows),
  positions: seeded(({ organisation }) => organisation.positions),
  persons: seeded(({ organisation }) => organisation.persons),
  users: seeded(({ organisation }) => organisation.users),
  counters: seeded(counterRows),
  formerRows: seeded(formerCorrespondentRows),
}
