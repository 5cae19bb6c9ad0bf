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
import { following } from '../src/contract/following.ts'
import { handOver } from '../src/contract/handOver.ts'
import { groupedInspections, inspectionFiles, inspections } from '../src/contract/inspections.ts'
import { library } from '../src/contract/library.ts'
import { metadata } from '../src/contract/metadata.ts'
import { notifications } from '../src/contract/notifications.ts'
import { orgStructure } from '../src/contract/orgStructure.ts'
import { protocolTemplates } from '../src/contract/protocolTemplates.ts'
import { registrationLog } from '../src/contract/registrationLog.ts'
import { reminders } from '../src/contract/reminders.ts'
import { externalReports, reportChoices } from '../src/contract/reports.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../src/contract/staff.ts'
import { standIns } from '../src/contract/standIns.ts'
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
import { auditHandlers } from './audit/auditHandlers.ts'
import { caseFilesHandlers } from './case-files/caseFileHandlers.ts'
import { devicesHandlers } from './devices/deviceHandlers.ts'
import { foreignDevicesHandlers, measuringDevicesHandlers } from './devices/typeHandlers.ts'
import { documentCorrespondentHandlers } from './document-correspondents/documentCorrespondentHandlers.ts'
import { documentsHandlers } from './documents/documentHandlers.ts'
import { followingHandlers } from './documents/following.ts'
import { outdatedTermsHandlers } from './documents/outdatedTerms.ts'
import { documentPartsHandlers } from './documents/partHandlers.ts'
import { registrationLogHandlers } from './documents/registrationLog.ts'
import { handlersOfArea, type Runnable } from './engine/handler.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { docExchangeHandlers, eDeliveryHandlers } from './exchange/exchangeHandlers.ts'
import { inspectionFilesHandlers } from './inspections/fileHandlers.ts'
import { followHandlers } from './inspections/followAnswer.ts'
import { groupedInspectionsHandlers, inspectionsHandlers } from './inspections/inspectionHandlers.ts'
import { libraryHandlers } from './library/libraryHandlers.ts'
import { notificationsHandlers } from './notifications/notificationHandlers.ts'
import { accountHandlers, errorReportsHandlers } from './people/accountHandlers.ts'
import { orgStructureHandlers } from './people/orgStructureHandlers.ts'
import { usersHandlers } from './people/usersHandlers.ts'
import { businessProcessesHandlers } from './processes/processHandlers.ts'
import { remindersHandlers } from './reminders/reminderHandlers.ts'
import { externalReportsHandlers } from './reports/externalReports.ts'
import { reportChoicesHandlers, reportsHandlers } from './reports/reportHandlers.ts'
import { configurationHandlers } from './settings/configurationHandlers.ts'
import { deadlineRulesHandlers, deadlinesHandlers } from './settings/deadlineHandlers.ts'
import { metadataHandlers } from './settings/metadataHandlers.ts'
import { nomenclatureHandlers } from './settings/nomenclatures.ts'
import { documentTypeNumberIndexesHandlers, numberIndexesHandlers } from './settings/numberIndexHandlers.ts'
import { ownerRulesHandlers } from './settings/ownerRules.ts'
import { protocolTemplatesHandlers } from './settings/protocolTemplateHandlers.ts'
import {
  addressTypesHandlers,
  correspondentGroupsHandlers,
  indexCountersHandlers,
} from './settings/registerHandlers.ts'
import { expenseReportsHandlers } from './staff/expenseHandlers.ts'
import { leaveApplicationsHandlers } from './staff/leaveHandlers.ts'
import { businessTripsHandlers, sickLeavesHandlers } from './staff/staffHandlers.ts'
import { standInsHandlers } from './staff/standIns.ts'
import { handOverHandlers } from './tasks/handOver.ts'
import { movedTermsHandlers } from './tasks/movedTerms.ts'
import { newDocumentHandlers } from './tasks/newDocumentHandlers.ts'
import { tasksHandlers } from './tasks/taskHandlers.ts'
import {
  administrativeExpensesHandlers,
  fuelExpensesHandlers,
  maintenancesHandlers,
} from './vehicles/expenseHandlers.ts'
import { vehicleReportsHandlers } from './vehicles/reportHandlers.ts'
import {
  vehicleAccessesHandlers,
  vehicleInspectionsHandlers,
  vehicleInsurancesHandlers,
  vehiclesHandlers,
} from './vehicles/vehicleHandlers.ts'

export const allHandlers = (db: MockDatabase, uploads: Uploads) =>
  ({
    account: handlersOfArea(account, accountHandlers(db)),
    documents: handlersOfArea(documents, {
      ...documentsHandlers(db, uploads),
      ...documentCorrespondentHandlers(db),
      ...newDocumentHandlers(db),
    }),
    documentParts: handlersOfArea(documentParts, documentPartsHandlers(db)),
    caseFiles: handlersOfArea(caseFiles, caseFilesHandlers(db)),
    configuration: handlersOfArea(configuration, configurationHandlers(db)),
    orgStructure: handlersOfArea(orgStructure, orgStructureHandlers(db)),
    metadata: handlersOfArea(metadata, { ...metadataHandlers(db), ...movedTermsHandlers(db) }),
    notifications: handlersOfArea(notifications, notificationsHandlers(db)),
    tasks: handlersOfArea(tasks, tasksHandlers(db)),
    users: handlersOfArea(users, usersHandlers(db)),
    errorReports: handlersOfArea(errorReports, errorReportsHandlers(db)),
    registrationLog: handlersOfArea(registrationLog, registrationLogHandlers(db)),
    eDelivery: handlersOfArea(eDelivery, eDeliveryHandlers(db)),
    docExchange: handlersOfArea(docExchange, docExchangeHandlers(db)),
    businessProcesses: handlersOfArea(businessProcesses, businessProcessesHandlers(db)),
    measuringDevices: handlersOfArea(measuringDevices, measuringDevicesHandlers(db, uploads)),
    foreignDevices: handlersOfArea(foreignDevices, foreignDevicesHandlers(db, uploads)),
    devices: handlersOfArea(devices, { ...devicesHandlers(db, uploads), ...followHandlers(db) }),
    inspections: handlersOfArea(inspections, inspectionsHandlers(db)),
    groupedInspections: handlersOfArea(groupedInspections, groupedInspectionsHandlers(db)),
    inspectionFiles: handlersOfArea(inspectionFiles, inspectionFilesHandlers(db, uploads)),
    deadlineRules: handlersOfArea(deadlineRules, deadlineRulesHandlers(db)),
    deadlines: handlersOfArea(deadlines, { ...deadlinesHandlers(db), ...outdatedTermsHandlers(db) }),
    caseFileOwnerRules: handlersOfArea(caseFileOwnerRules, ownerRulesHandlers(db)),
    numberIndexes: handlersOfArea(numberIndexes, numberIndexesHandlers(db)),
    documentTypeNumberIndexes: handlersOfArea(documentTypeNumberIndexes, documentTypeNumberIndexesHandlers(db)),
    indexCounters: handlersOfArea(indexCounters, indexCountersHandlers(db)),
    ...nomenclatureHandlers(db),
    protocolTemplates: handlersOfArea(protocolTemplates, protocolTemplatesHandlers(db)),
    addressTypes: handlersOfArea(addressTypes, addressTypesHandlers(db)),
    correspondentGroups: handlersOfArea(correspondentGroups, correspondentGroupsHandlers(db)),
    handOver: handlersOfArea(handOver, handOverHandlers(db)),
    standIns: handlersOfArea(standIns, standInsHandlers(db)),
    reminders: handlersOfArea(reminders, remindersHandlers(db)),
    following: handlersOfArea(following, followingHandlers(db)),
    library: handlersOfArea(library, libraryHandlers(db, uploads)),
    audit: handlersOfArea(audit, auditHandlers(db)),
    leaveApplications: handlersOfArea(leaveApplications, leaveApplicationsHandlers(db, uploads)),
    businessTrips: handlersOfArea(businessTrips, businessTripsHandlers(db, uploads)),
    sickLeaves: handlersOfArea(sickLeaves, sickLeavesHandlers(db, uploads)),
    expenseReports: handlersOfArea(expenseReports, expenseReportsHandlers(db, uploads)),
    vehicles: handlersOfArea(vehicles, vehiclesHandlers(db, uploads)),
    vehicleInsurances: handlersOfArea(vehicleInsurances, vehicleInsurancesHandlers(db)),
    vehicleInspections: handlersOfArea(vehicleInspections, vehicleInspectionsHandlers(db)),
    vehicleAccesses: handlersOfArea(vehicleAccesses, vehicleAccessesHandlers(db)),
    fuelExpenses: handlersOfArea(fuelExpenses, fuelExpensesHandlers(db)),
    administrativeExpenses: handlersOfArea(administrativeExpenses, administrativeExpensesHandlers(db)),
    maintenances: handlersOfArea(maintenances, maintenancesHandlers(db)),
    vehicleReports: handlersOfArea(vehicleReports, vehicleReportsHandlers(db)),
    ...reportsHandlers(db),
    reportChoices: handlersOfArea(reportChoices, reportChoicesHandlers(db)),
    externalReports: handlersOfArea(externalReports, externalReportsHandlers(db)),
  }) satisfies Record<keyof Catalogue, Runnable[]>
