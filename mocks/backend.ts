import { account, errorReports, users } from '../src/contract/account.ts'
import { audit } from '../src/contract/audit.ts'
import { businessProcesses } from '../src/contract/businessProcesses.ts'
import { caseFiles } from '../src/contract/caseFiles.ts'
import type { Catalogue } from '../src/contract/catalogue.ts'
import {
  addressTypes,
  caseFileOwnerRules,
  configuration,
  correspondentGroups,
  documentTypeNumberIndexes,
  indexCounters,
  numberIndexes,
} from '../src/contract/configuration.ts'
import { deadlineRules, deadlines } from '../src/contract/deadlines.ts'
import { devices, foreignDevices, measuringDevices } from '../src/contract/devices.ts'
import { documentParts } from '../src/contract/documentParts.ts'
import { documents } from '../src/contract/documents.ts'
import { docExchange, eDelivery } from '../src/contract/exchange.ts'
import { groupedInspections, inspectionFiles, inspections } from '../src/contract/inspections.ts'
import { library } from '../src/contract/library.ts'
import { metadata } from '../src/contract/metadata.ts'
import { notifications } from '../src/contract/notifications.ts'
import { orgStructure } from '../src/contract/orgStructure.ts'
import { protocolTemplates } from '../src/contract/protocolTemplates.ts'
import { externalReports, reportChoices } from '../src/contract/reports.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../src/contract/staff.ts'
import { tasks } from '../src/contract/tasks.ts'
import {
  administrativeExpenses,
  fuelExpenses,
  maintenances,
  vehicleAccesses,
  vehicleInspections,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from '../src/contract/vehicles.ts'
import { auditAnswers } from './audit/answers.ts'
import { caseFilesAnswers } from './case-files/answers.ts'
import { foreignDevicesAnswers, measuringDevicesAnswers } from './devices/answers.ts'
import { devicesAnswers } from './devices/deviceAnswers.ts'
import { documentCorrespondentAnswers } from './document-correspondents/answers.ts'
import { documentsAnswers } from './documents/answers.ts'
import { documentPartsAnswers } from './documents/partAnswers.ts'
import { answerArea, type Runnable } from './engine/answer.ts'
import type { Backend } from './engine/dispatch.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { docExchangeAnswers, eDeliveryAnswers } from './exchange/answers.ts'
import { groupedInspectionsAnswers, inspectionsAnswers } from './inspections/answers.ts'
import { inspectionFilesAnswers } from './inspections/fileAnswers.ts'
import { followAnswers } from './inspections/followAnswer.ts'
import { libraryAnswers } from './library/answers.ts'
import { notificationsAnswers } from './notifications/answers.ts'
import { accountAnswers, errorReportsAnswers } from './people/accountAnswers.ts'
import { orgStructureAnswers } from './people/orgStructureAnswers.ts'
import { sessionOf } from './people/session.ts'
import { usersAnswers } from './people/usersAnswers.ts'
import { businessProcessesAnswers } from './processes/answers.ts'
import { reportChoicesAnswers, reportsAnswers } from './reports/answers.ts'
import { externalReportsAnswers } from './reports/externalReports.ts'
import { configurationAnswers } from './settings/configurationAnswers.ts'
import { deadlineRulesAnswers, deadlinesAnswers } from './settings/deadlineAnswers.ts'
import { metadataAnswers } from './settings/metadataAnswers.ts'
import { nomenclatureAnswers } from './settings/nomenclatures.ts'
import { documentTypeNumberIndexesAnswers, numberIndexesAnswers } from './settings/numberIndexAnswers.ts'
import { ownerRulesAnswers } from './settings/ownerRules.ts'
import { protocolTemplatesAnswers } from './settings/protocolTemplateAnswers.ts'
import { addressTypesAnswers, correspondentGroupsAnswers, indexCountersAnswers } from './settings/registerAnswers.ts'
import { businessTripsAnswers, sickLeavesAnswers } from './staff/answers.ts'
import { expenseReportsAnswers } from './staff/expenseAnswers.ts'
import { leaveApplicationsAnswers } from './staff/leaveAnswers.ts'
import { tasksAnswers } from './tasks/answers.ts'
import { movedTermsAnswers } from './tasks/movedTerms.ts'
import { newDocumentAnswers } from './tasks/newDocumentAnswers.ts'
import {
  vehicleAccessesAnswers,
  vehicleInspectionsAnswers,
  vehicleInsurancesAnswers,
  vehiclesAnswers,
} from './vehicles/answers.ts'
import { administrativeExpensesAnswers, fuelExpensesAnswers, maintenancesAnswers } from './vehicles/expenseAnswers.ts'
import { vehicleReportsAnswers } from './vehicles/reportAnswers.ts'

/** Every area of the contract with its answers: an area that is left out does not compile. */
const answered = (world: World, uploads: Uploads): Record<keyof Catalogue, Runnable[]> => ({
  account: answerArea(account, accountAnswers(world)),
  users: answerArea(users, usersAnswers(world)),
  errorReports: answerArea(errorReports, errorReportsAnswers(world)),
  documents: answerArea(documents, {
    ...documentsAnswers(world, uploads),
    ...documentCorrespondentAnswers(world),
    ...newDocumentAnswers(world),
  }),
  documentParts: answerArea(documentParts, documentPartsAnswers(world)),
  eDelivery: answerArea(eDelivery, eDeliveryAnswers(world)),
  docExchange: answerArea(docExchange, docExchangeAnswers(world)),
  caseFiles: answerArea(caseFiles, caseFilesAnswers(world)),
  businessProcesses: answerArea(businessProcesses, businessProcessesAnswers(world)),
  measuringDevices: answerArea(measuringDevices, measuringDevicesAnswers(world, uploads)),
  foreignDevices: answerArea(foreignDevices, foreignDevicesAnswers(world, uploads)),
  devices: answerArea(devices, { ...devicesAnswers(world, uploads), ...followAnswers(world) }),
  inspections: answerArea(inspections, inspectionsAnswers(world)),
  groupedInspections: answerArea(groupedInspections, groupedInspectionsAnswers(world)),
  inspectionFiles: answerArea(inspectionFiles, inspectionFilesAnswers(world, uploads)),
  deadlineRules: answerArea(deadlineRules, deadlineRulesAnswers(world)),
  deadlines: answerArea(deadlines, deadlinesAnswers(world)),
  configuration: answerArea(configuration, configurationAnswers(world)),
  caseFileOwnerRules: answerArea(caseFileOwnerRules, ownerRulesAnswers(world)),
  numberIndexes: answerArea(numberIndexes, numberIndexesAnswers(world)),
  documentTypeNumberIndexes: answerArea(documentTypeNumberIndexes, documentTypeNumberIndexesAnswers(world)),
  indexCounters: answerArea(indexCounters, indexCountersAnswers(world)),
  ...nomenclatureAnswers(world),
  protocolTemplates: answerArea(protocolTemplates, protocolTemplatesAnswers(world)),
  addressTypes: answerArea(addressTypes, addressTypesAnswers(world)),
  correspondentGroups: answerArea(correspondentGroups, correspondentGroupsAnswers(world)),
  orgStructure: answerArea(orgStructure, orgStructureAnswers(world)),
  library: answerArea(library, libraryAnswers(world, uploads)),
  metadata: answerArea(metadata, { ...metadataAnswers(world), ...movedTermsAnswers(world) }),
  notifications: answerArea(notifications, notificationsAnswers(world)),
  audit: answerArea(audit, auditAnswers(world)),
  tasks: answerArea(tasks, tasksAnswers(world)),
  leaveApplications: answerArea(leaveApplications, leaveApplicationsAnswers(world, uploads)),
  businessTrips: answerArea(businessTrips, businessTripsAnswers(world, uploads)),
  sickLeaves: answerArea(sickLeaves, sickLeavesAnswers(world, uploads)),
  expenseReports: answerArea(expenseReports, expenseReportsAnswers(world, uploads)),
  vehicles: answerArea(vehicles, vehiclesAnswers(world, uploads)),
  vehicleInsurances: answerArea(vehicleInsurances, vehicleInsurancesAnswers(world)),
  vehicleInspections: answerArea(vehicleInspections, vehicleInspectionsAnswers(world)),
  vehicleAccesses: answerArea(vehicleAccesses, vehicleAccessesAnswers(world)),
  fuelExpenses: answerArea(fuelExpenses, fuelExpensesAnswers(world)),
  administrativeExpenses: answerArea(administrativeExpenses, administrativeExpensesAnswers(world)),
  maintenances: answerArea(maintenances, maintenancesAnswers(world)),
  vehicleReports: answerArea(vehicleReports, vehicleReportsAnswers(world)),
  ...reportsAnswers(world),
  reportChoices: answerArea(reportChoices, reportChoicesAnswers(world)),
  externalReports: answerArea(externalReports, externalReportsAnswers(world)),
})

/** Every call of the contract and who asks, ready for the dispatcher. */
export const backend = (world: World, uploads: Uploads): Backend => ({
  calls: Object.values(answered(world, uploads)).flat(),
  session: sessionOf(world),
})
