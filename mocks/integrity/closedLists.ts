import { closingGroundLabels } from '../../src/contract/closingGrounds.ts'
import { correspondentRoleLabels } from '../../src/contract/correspondentRoles.ts'
import * as devices from '../../src/contract/deviceKinds.ts'
import * as enumerations from '../../src/contract/enumerations.ts'
import * as inspections from '../../src/contract/inspectionKinds.ts'
import { returnReasonLabels } from '../../src/contract/returnReasons.ts'
import { libraryKindLabels } from '../../src/contract/shapes/library.ts'
import * as tasks from '../../src/contract/taskKinds.ts'
import * as vehicles from '../../src/contract/vehicleKinds.ts'
import * as staff from '../../src/rules/staff/staffKinds.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'
import { keysIn } from './keysOfRow.ts'

type Choice = Readonly<Record<string | number, string>>
type ClosedLists = { readonly [T in TableName]?: Partial<Record<keyof Rows[T] & string, Choice>> }

const type = {
  holderRoleId: devices.holderRoleLabels,
  approvalKindId: devices.approvalKindLabels,
  foreignDocumentKindId: devices.foreignDocumentLabels,
}

export const closedLists: ClosedLists = {
  documents: {
    directionId: enumerations.directionLabels,
    statusId: enumerations.documentStatusLabels,
    scope: enumerations.scopeLabels,
    deadlineUnitId: enumerations.deadlineUnitLabels,
    closingGroundId: closingGroundLabels,
    correspondentRoleIds: correspondentRoleLabels,
  },
  addressees: { deliveryStatusId: enumerations.deliveryStatusLabels },
  deliveryAttempts: { reasonId: returnReasonLabels },
  exchangeMessages: {
    statusId: enumerations.incomingStatusLabels,
    registrationStatusId: enumerations.registrationStatusLabels,
    deliveryStatusId: enumerations.deliveryStatusLabels,
  },
  taskAssignees: { unitId: enumerations.deadlineUnitLabels, statusId: tasks.taskStatusLabels },
  tasks: { statusId: tasks.taskStatusLabels, conjunctionTypeId: tasks.conjunctionLabels },
  documentTypes: { scope: enumerations.scopeLabels, directionIds: enumerations.directionLabels },
  documentTypeIndexes: { directionId: enumerations.directionLabels },
  numberIndexes: { scope: enumerations.scopeLabels },
  caseFileOwnerRules: { directionId: enumerations.directionLabels },
  deadlineRules: { directionId: enumerations.directionLabels, unitId: enumerations.deadlineUnitLabels },
  permissionTemplates: { directionId: enumerations.directionLabels },
  permissionGrants: { permissionTypeIds: enumerations.permissionTypeLabels },
  resolutionSubjects: { unitId: enumerations.deadlineUnitLabels },
  protocolTemplates: { inspectionKindId: inspections.inspectionKindLabels },
  inspections: {
    kindId: inspections.inspectionKindLabels,
    basis: inspections.basisLabels,
    resultId: inspections.inspectionResultLabels,
    statusId: inspections.inspectionStatusLabels,
  },
  inspectionDocuments: { paper: inspections.inspectionPaperLabels },
  groupedInspections: { statusId: inspections.inspectionStatusLabels },
  approvedTypes: type,
  registeredTypes: type,
  supplements: { ...type, supplementKindId: devices.supplementKindLabels },
  devices: {
    basisKindId: devices.basisKindLabels,
    verificationKindId: devices.verificationKindLabels,
    verificationResultId: devices.verificationResultLabels,
  },
  deviceFiles: { kindId: devices.deviceFileLabels },
  libraryDocuments: { kindId: libraryKindLabels },
  leaveApplications: { kind: staff.leaveKindLabels },
  businessTrips: {
    kind: staff.tripKindLabels,
    transport: staff.transportLabels,
    onAccountOf: staff.tripPayerLabels,
    groundKind: staff.tripGroundLabels,
  },
  sickLeaves: { kind: staff.sickLeaveKindLabels, reason: staff.sickLeaveReasonLabels, regimen: staff.regimenLabels },
  expenseReports: { kind: staff.reportKindLabels },
  vehicles: {
    bodyKindId: vehicles.bodyKindLabels,
    fuelId: vehicles.fuelLabels,
    statusId: vehicles.vehicleStatusLabels,
  },
  vehicleInsurances: { kindId: vehicles.insuranceKindLabels },
  vehicleInspections: { resultId: vehicles.inspectionResultLabels },
  vehicleAccesses: { rightId: vehicles.accessRightLabels },
  fuelExpenses: { fuelId: vehicles.fuelLabels },
  administrativeExpenses: { kindId: vehicles.administrativeKindLabels },
  maintenances: { kindId: vehicles.maintenanceKindLabels },
}

export const unlistedIn = (name: TableName, row: object): string[] => {
  const columns: Readonly<Record<string, Choice>> = closedLists[name] ?? {}
  return Object.entries(columns).flatMap(([column, words]) =>
    keysIn(row, column).every((value) => Object.hasOwn(words, value)) ? [] : [column],
  )
}
