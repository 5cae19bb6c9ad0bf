import { account, errorReports, users } from './account.ts'
import { audit } from './audit.ts'
import { businessProcesses } from './businessProcesses.ts'
import { caseFiles } from './caseFiles.ts'
import {
  addressTypes,
  caseFileOwnerRules,
  configuration,
  correspondentGroups,
  documentTypeNumberIndexes,
  indexCounters,
  numberIndexes,
} from './configuration.ts'
import { deadlineRules, deadlines } from './deadlines.ts'
import { devices, foreignDevices, measuringDevices } from './devices.ts'
import { documentParts } from './documentParts.ts'
import { documents } from './documents.ts'
import { docExchange, eDelivery } from './exchange.ts'
import { following } from './following.ts'
import { handOver } from './handOver.ts'
import { groupedInspections, inspectionFiles, inspections } from './inspections.ts'
import { library } from './library.ts'
import { metadata } from './metadata.ts'
import { nomenclatures } from './nomenclatures.ts'
import { notifications } from './notifications.ts'
import { orgStructure } from './orgStructure.ts'
import { protocolTemplates } from './protocolTemplates.ts'
import { registrationLog } from './registrationLog.ts'
import { reminders } from './reminders.ts'
import { externalReports, reportChoices, reports } from './reports.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from './staff.ts'
import { standIns } from './standIns.ts'
import { tasks } from './tasks.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from './vehicles.ts'

export const catalogue = {
  account,
  users,
  errorReports,
  documents,
  documentParts,
  registrationLog,
  eDelivery,
  docExchange,
  caseFiles,
  businessProcesses,
  tasks,
  deadlineRules,
  deadlines,
  configuration,
  numberIndexes,
  documentTypeNumberIndexes,
  correspondentGroups,
  indexCounters,
  caseFileOwnerRules,
  addressTypes,
  ...nomenclatures,
  protocolTemplates,
  orgStructure,
  standIns,
  handOver,
  metadata,
  library,
  notifications,
  reminders,
  following,
  audit,
  measuringDevices,
  foreignDevices,
  devices,
  inspections,
  groupedInspections,
  inspectionFiles,
  leaveApplications,
  businessTrips,
  sickLeaves,
  expenseReports,
  vehicles,
  vehicleInsurances,
  vehicleInspections,
  vehicleAccesses,
  fuelExpenses,
  administrativeExpenses,
  maintenances,
  vehicleReports,
  ...reports,
  reportChoices,
  externalReports,
}
export type Catalogue = typeof catalogue

/**
 * The name `N` if it is the name of one call; `never` if it is a pattern such as `${string}/Get`. TypeScript accepts an
 * empty object as a record of `N` only if `N` is a pattern.
 */
type Literal<N extends string> = Record<never, never> extends Record<N, 1> ? never : N
type NamesIn<A> = { [K in keyof A]: A[K] extends { path: `/api/${infer N}` } ? Literal<N> : never }[keyof A]
/** The name of a declared call as `callName` returns it, for example `Vehicle/GetVehicles`. */
export type CallName = { [A in keyof Catalogue]: NamesIn<Catalogue[A]> }[keyof Catalogue]
type GroupIn<N> = N extends `${infer G}/${string}` ? G : never
export type CallGroup = GroupIn<CallName>
