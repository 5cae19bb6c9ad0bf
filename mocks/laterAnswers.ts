import { errorReports, users } from '../src/contract/account.ts'
import { audit } from '../src/contract/audit.ts'
import { businessProcesses } from '../src/contract/businessProcesses.ts'
import type { Catalogue } from '../src/contract/catalogue.ts'
import {
  addressTypes,
  caseFileOwnerRules,
  correspondentGroups,
  documentTypeNumberIndexes,
  indexCounters,
  numberIndexes,
} from '../src/contract/configuration.ts'
import { deadlineRules, deadlines } from '../src/contract/deadlines.ts'
import { devices, foreignDevices, measuringDevices } from '../src/contract/devices.ts'
import { docExchange, eDelivery } from '../src/contract/exchange.ts'
import { groupedInspections, inspectionFiles, inspections } from '../src/contract/inspections.ts'
import { library } from '../src/contract/library.ts'
import { protocolTemplates } from '../src/contract/protocolTemplates.ts'
import { registrationLog } from '../src/contract/registrationLog.ts'
import { externalReports, reportChoices } from '../src/contract/reports.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../src/contract/staff.ts'
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
import { foreignDevicesAnswers, measuringDevicesAnswers } from './devices/answers.ts'
import { devicesAnswers } from './devices/deviceAnswers.ts'
import { outdatedTermsAnswers } from './documents/outdatedTerms.ts'
import { registrationLogAnswers } from './documents/registrationLog.ts'
import { answerArea, type Runnable } from './engine/answer.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { docExchangeAnswers, eDeliveryAnswers } from './exchange/answers.ts'
import { groupedInspectionsAnswers, inspectionsAnswers } from './inspections/answers.ts'
import { inspectionFilesAnswers } from './inspections/fileAnswers.ts'
import { followAnswers } from './inspections/followAnswer.ts'
import { libraryAnswers } from './library/answers.ts'
import { errorReportsAnswers } from './people/accountAnswers.ts'
import { usersAnswers } from './people/usersAnswers.ts'
import { businessProcessesAnswers } from './processes/answers.ts'
import { reportChoicesAnswers, reportsAnswers } from './reports/answers.ts'
import { externalReportsAnswers } from './reports/externalReports.ts'
import { deadlineRulesAnswers, deadlinesAnswers } from './settings/deadlineAnswers.ts'
import { nomenclatureAnswers } from './settings/nomenclatures.ts'
import { documentTypeNumberIndexesAnswers, numberIndexesAnswers } from './settings/numberIndexAnswers.ts'
import { ownerRulesAnswers } from './settings/ownerRules.ts'
import { protocolTemplatesAnswers } from './settings/protocolTemplateAnswers.ts'
import { addressTypesAnswers, correspondentGroupsAnswers, indexCountersAnswers } from './settings/registerAnswers.ts'
import { businessTripsAnswers, sickLeavesAnswers } from './staff/answers.ts'
import { expenseReportsAnswers } from './staff/expenseAnswers.ts'
import { leaveApplicationsAnswers } from './staff/leaveAnswers.ts'
import {
  vehicleAccessesAnswers,
  vehicleInspectionsAnswers,
  vehicleInsurancesAnswers,
  vehiclesAnswers,
} from './vehicles/answers.ts'
import { administrativeExpensesAnswers, fuelExpensesAnswers, maintenancesAnswers } from './vehicles/expenseAnswers.ts'
import { vehicleReportsAnswers } from './vehicles/reportAnswers.ts'

export const laterAnswers = (world: World, uploads: Uploads) =>
  ({
    users: answerArea(users, usersAnswers(world)),
    errorReports: answerArea(errorReports, errorReportsAnswers(world)),
    registrationLog: answerArea(registrationLog, registrationLogAnswers(world)),
    eDelivery: answerArea(eDelivery, eDeliveryAnswers(world)),
    docExchange: answerArea(docExchange, docExchangeAnswers(world)),
    businessProcesses: answerArea(businessProcesses, businessProcessesAnswers(world)),
    measuringDevices: answerArea(measuringDevices, measuringDevicesAnswers(world, uploads)),
    foreignDevices: answerArea(foreignDevices, foreignDevicesAnswers(world, uploads)),
    devices: answerArea(devices, { ...devicesAnswers(world, uploads), ...followAnswers(world) }),
    inspections: answerArea(inspections, inspectionsAnswers(world)),
    groupedInspections: answerArea(groupedInspections, groupedInspectionsAnswers(world)),
    inspectionFiles: answerArea(inspectionFiles, inspectionFilesAnswers(world, uploads)),
    deadlineRules: answerArea(deadlineRules, deadlineRulesAnswers(world)),
    deadlines: answerArea(deadlines, { ...deadlinesAnswers(world), ...outdatedTermsAnswers(world) }),
    caseFileOwnerRules: answerArea(caseFileOwnerRules, ownerRulesAnswers(world)),
    numberIndexes: answerArea(numberIndexes, numberIndexesAnswers(world)),
    documentTypeNumberIndexes: answerArea(documentTypeNumberIndexes, documentTypeNumberIndexesAnswers(world)),
    indexCounters: answerArea(indexCounters, indexCountersAnswers(world)),
    ...nomenclatureAnswers(world),
    protocolTemplates: answerArea(protocolTemplates, protocolTemplatesAnswers(world)),
    addressTypes: answerArea(addressTypes, addressTypesAnswers(world)),
    correspondentGroups: answerArea(correspondentGroups, correspondentGroupsAnswers(world)),
    library: answerArea(library, libraryAnswers(world, uploads)),
    audit: answerArea(audit, auditAnswers(world)),
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
  }) satisfies Partial<Record<keyof Catalogue, Runnable[]>>
