import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'
import { keysIn } from './keysOfRow.ts'

/**
 * The table to which the keys of a column refer. If it depends on the row, a function, which returns undefined for a
 * row whose key refers to no table.
 */
type Target<R> = TableName | ((row: R) => TableName | undefined)
type ForeignKeys = { readonly [T in TableName]?: { readonly [C in keyof Rows[T] & string]?: Target<Rows[T]> } }

const ofSubject: Partial<Record<string, TableName>> = {
  department: 'departments',
  position: 'positions',
  person: 'persons',
}
const ofLink = {
  inspection: 'inspections',
  groupedInspection: 'groupedInspections',
  measuringDevice: 'approvedTypes',
  foreignDevice: 'registeredTypes',
  caseFile: 'caseFiles',
} as const

const vehicle = { vehicleId: 'vehicles' } as const
const staff = { personId: 'persons', authorId: 'persons' } as const
const type = { holderCorrespondentId: 'correspondents' } as const

export const foreignKeys: ForeignKeys = {
  documents: {
    typeId: 'documentTypes',
    caseFileGuid: 'caseFiles',
    parentGuid: 'documents',
    answeredGuids: 'documents',
    replacesGuid: 'documents',
    numberIndexId: 'numberIndexes',
    registeredByPersonId: 'persons',
    receivedViaId: 'receivedVias',
    sentViaId: 'sentVias',
    authorPersonId: 'persons',
    createdByPersonId: 'persons',
    departmentId: 'departments',
    addressedToDepartmentId: 'departments',
    addressedToPositionId: 'positions',
    addressedToPersonId: 'persons',
    signedByPersonId: 'persons',
    classificationIds: 'classifications',
    correspondentIds: 'correspondents',
    deadlineRuleId: 'deadlineRules',
    priorityId: 'taskPriorities',
  },
  caseFiles: {
    rootDocumentGuid: 'documents',
    departmentId: 'departments',
    ownerPersonId: 'persons',
    classificationId: 'classifications',
  },
  termChanges: { documentGuid: 'documents', personId: 'persons' },
  termRequests: { taskGuid: 'tasks', assigneeId: 'taskAssignees' },
  caseFileSteps: { caseFileGuid: 'caseFiles', personId: 'persons' },
  caseFileLinks: { caseFileGuid: 'caseFiles', targetGuid: ({ kind }) => ofLink[kind] },
  inspections: {
    departmentId: 'departments',
    inspectorPersonIds: 'persons',
    inspectedCorrespondentId: 'correspondents',
    groupedInspectionGuid: 'groupedInspections',
    followsGuid: 'inspections',
    protocolTemplateId: 'protocolTemplates',
  },
  groupedInspections: { departmentIds: 'departments', leaderPersonId: 'persons' },
  inspectionDocuments: { documentGuid: 'documents', inspectionGuid: 'inspections' },
  inspectionFiles: { personId: 'persons' },
  approvedTypes: type,
  registeredTypes: type,
  supplements: type,
  devices: { ownerCorrespondentId: 'correspondents', departmentId: 'departments' },
  deviceFiles: { personId: 'persons' },
  caseFileOwnerRules: {
    departmentId: 'departments',
    documentTypeId: 'documentTypes',
    ownerPositionId: 'positions',
    ownerPersonId: 'persons',
  },
  tasks: {
    documentGuid: 'documents',
    resolutionGuid: 'documents',
    caseFileGuid: 'caseFiles',
    parentTaskGuid: 'tasks',
    typeId: 'taskTypes',
    priorityId: 'taskPriorities',
    possibleResultTypeId: 'taskResultTypes',
    assignerPersonId: 'persons',
    controllerPersonId: 'persons',
  },
  taskAssignees: {
    taskGuid: 'tasks',
    documentGuid: 'documents',
    positionId: 'positions',
    personId: 'persons',
    completedByPersonId: 'persons',
    resultTypeId: 'taskResultTypes',
    completionDocumentGuid: 'documents',
  },
  attachedFiles: { documentGuid: 'documents', uploadedByPersonId: 'persons' },
  comments: { documentGuid: 'documents', personId: 'persons', mentionedPersonIds: 'persons' },
  history: { personId: 'persons', departmentId: 'departments' },
  addressees: {
    documentGuid: 'documents',
    correspondentId: 'correspondents',
    departmentId: 'departments',
    personId: 'persons',
    sentViaId: 'sentVias',
    messageGuid: 'exchangeMessages',
  },
  deliveryAttempts: {
    addresseeId: 'addressees',
    documentGuid: 'documents',
    sentViaId: 'sentVias',
    receiptGuid: 'attachedFiles',
    personId: 'persons',
  },
  obligations: { documentGuid: 'documents', correspondentId: 'correspondents', createdByPersonId: 'persons' },
  payments: { obligationGuid: 'obligations', paymentTypeId: 'paymentTypes', createdByPersonId: 'persons' },
  correspondents: {
    correspondentGroupId: 'correspondentGroups',
    preferredSentViaId: 'sentVias',
    createdByPersonId: 'persons',
    mergedIntoId: 'correspondents',
  },
  correspondentAddresses: { correspondentId: 'correspondents', addressTypeId: 'addressTypes' },
  correspondentContacts: { correspondentId: 'correspondents', contactTypeId: 'contactTypes' },
  correspondentRepresentatives: { correspondentId: 'correspondents' },
  exchangeMessages: {
    partyCorrespondentId: 'correspondents',
    documentGuid: 'documents',
    readByPersonId: 'persons',
    processedByPersonId: 'persons',
    answersGuid: 'exchangeMessages',
  },
  exchangeAttachments: { messageGuid: 'exchangeMessages' },
  departments: { parentId: 'departments' },
  positions: { departmentId: 'departments' },
  persons: { positionId: 'positions', departmentId: 'departments' },
  users: { personId: 'persons' },
  numberIndexes: { departmentId: 'departments' },
  documentTypeIndexes: {
    documentTypeId: 'documentTypes',
    numberIndexId: 'numberIndexes',
    departmentId: 'departments',
  },
  classifications: { parentId: 'classifications' },
  documentTypeClassifications: { documentTypeId: 'documentTypes', classificationId: 'classifications' },
  deadlineRules: { documentTypeId: 'documentTypes', classificationId: 'classifications' },
  permissionTemplates: { documentTypeIds: 'documentTypes', classificationId: 'classifications' },
  permissionGrants: { templateId: 'permissionTemplates', subjectId: ({ subjectKind }) => ofSubject[subjectKind] },
  resolutionSubjects: { taskTypeId: 'taskTypes' },
  libraryFolders: { parentId: 'libraryFolders' },
  libraryDocuments: { folderId: 'libraryFolders' },
  libraryVersions: { documentId: 'libraryDocuments', personId: 'persons' },
  leaveApplications: { ...staff, substituteId: 'persons' },
  businessTrips: { ...staff, substituteId: 'persons', vehicleId: 'vehicles' },
  sickLeaves: staff,
  expenseReports: { ...staff, tripId: 'businessTrips' },
  vehicles: { departmentId: 'departments' },
  vehicleInsurances: vehicle,
  vehicleInspections: vehicle,
  vehicleAccesses: { ...vehicle, personId: 'persons' },
  fuelExpenses: { ...vehicle, driverId: 'persons' },
  administrativeExpenses: vehicle,
  maintenances: vehicle,
  recordFiles: { personId: 'persons' },
  handOvers: { personId: 'persons', byPersonId: 'persons', toPersonId: 'persons', documentGuid: 'documents' },
  follows: { documentGuid: 'documents', personId: 'persons' },
  reminders: { personId: 'persons' },
  readMarks: { documentGuid: 'documents', personId: 'persons' },
  notifications: { personId: 'persons', documentGuid: 'documents', taskGuid: 'tasks' },
  userActions: { personId: 'persons' },
}

export type Dangling = { column: string; table: TableName; key: string | number }

export const danglingIn = <T extends TableName>(db: MockDatabase, name: T, row: Rows[T]): Dangling[] => {
  const columns: { readonly [C in keyof Rows[T] & string]?: Target<Rows[T]> } = foreignKeys[name] ?? {}
  return Object.entries<Target<Rows[T]> | undefined>(columns).flatMap(([column, target]) => {
    const table = typeof target === 'function' ? target(row) : target
    if (table === undefined) return []
    return keysIn(row, column).flatMap((key) => (db[table].get(key) === undefined ? [{ column, table, key }] : []))
  })
}
