import { type reportChoices, reports } from '../../src/contract/reports.ts'
import { InsuranceKind } from '../../src/contract/vehicleKinds.ts'
import { mayReadExecution } from '../../src/rules/reports/executionReaders.ts'
import { sickLeaveMetrics, tripMetrics } from '../../src/rules/reports/staffMetrics.ts'
import { expenseMetrics, inspectionMetrics, policyMetrics } from '../../src/rules/reports/vehicleMetrics.ts'
import {
  correspondentMetrics,
  documentMetrics,
  executionMetrics,
  inspectionWorkMetrics,
  paymentMetrics,
  typeMetrics,
} from '../../src/rules/reports/workMetrics.ts'
import { assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, handlersOfArea, type Runnable } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { headOfDepartment } from '../people/userView.ts'
import { makeCorrespondentsReport } from './correspondentsReport.ts'
import {
  makeInspectionsReport as makeFinishedReport,
  makeTypesReport,
  sinceFinishedInspections,
  sinceTypes,
} from './deviceReports.ts'
import { makeDocumentsReport, sinceDocuments } from './documentsReport.ts'
import { makeExecutionReport, sinceTasks } from './executionReport.ts'
import { currencyOfReport, makePaymentsReport } from './paymentsReport.ts'
import { reportHandlers } from './report.ts'
import { makeSickLeavesReport, makeTripsReport, sinceSickLeaves, sinceTrips } from './staffReports.ts'
import {
  comingPeriod,
  makeExpensesByKind,
  makeExpensesByVehicle,
  makeInspectionsReport,
  makePoliciesReport,
  sinceExpenses,
  sinceInspections,
  sincePolicies,
} from './vehicleReports.ts'

const executionHandlers = (db: MockDatabase): Handlers<typeof reports.executionReport> => {
  const report = reportHandlers(db, 'execution', {
    metrics: executionMetrics,
    since: sinceTasks,
    make: makeExecutionReport,
  })
  const assertMayRead = ({ roles, person }: Caller, departmentId: number | undefined) =>
    assertWhole(
      mayReadExecution({ roles, headOfDepartmentId: headOfDepartment(db, person) }, departmentId, db.departments.all()),
    )
  return {
    rows: (request) => {
      assertMayRead(request.caller, request.body.departmentId)
      return report.rows(request)
    },
    summary: (request) => {
      assertMayRead(request.caller, request.body.departmentId)
      return report.summary(request)
    },
  }
}

const policies = (db: MockDatabase, kindId: number) =>
  reportHandlers(db, `policies ${kindId}`, {
    metrics: policyMetrics,
    since: sincePolicies(kindId),
    make: makePoliciesReport(kindId),
    currency: currencyOfReport,
    period: comingPeriod,
  })

const vehicleReports = (db: MockDatabase) => ({
  goInsurancesReport: handlersOfArea(reports.goInsurancesReport, policies(db, InsuranceKind.LIABILITY)),
  insurancesReport: handlersOfArea(reports.insurancesReport, policies(db, InsuranceKind.COMPREHENSIVE)),
  accidentInsurancesReport: handlersOfArea(reports.accidentInsurancesReport, policies(db, InsuranceKind.ACCIDENT)),
  technicalInspectionsReport: handlersOfArea(
    reports.technicalInspectionsReport,
    reportHandlers(db, 'technicalInspections', {
      metrics: inspectionMetrics,
      since: sinceInspections,
      make: makeInspectionsReport,
      period: comingPeriod,
    }),
  ),
  expensesByKindReport: handlersOfArea(
    reports.expensesByKindReport,
    reportHandlers(db, 'expensesByKind', {
      metrics: expenseMetrics,
      since: sinceExpenses,
      make: makeExpensesByKind,
      currency: currencyOfReport,
    }),
  ),
  expensesByVehicleReport: handlersOfArea(
    reports.expensesByVehicleReport,
    reportHandlers(db, 'expensesByVehicle', {
      metrics: expenseMetrics,
      since: sinceExpenses,
      make: makeExpensesByVehicle,
      currency: currencyOfReport,
    }),
  ),
})

const staffReports = (db: MockDatabase) => ({
  businessTripsReport: handlersOfArea(
    reports.businessTripsReport,
    reportHandlers(db, 'businessTrips', {
      metrics: tripMetrics,
      since: sinceTrips,
      make: makeTripsReport,
      currency: currencyOfReport,
    }),
  ),
  sickLeavesReport: handlersOfArea(
    reports.sickLeavesReport,
    reportHandlers(db, 'sickLeaves', {
      metrics: sickLeaveMetrics,
      since: sinceSickLeaves,
      make: makeSickLeavesReport,
    }),
  ),
})

const types = (db: MockDatabase, register: 'approvedTypes' | 'registeredTypes') =>
  reportHandlers(db, register, {
    metrics: typeMetrics,
    since: sinceTypes(register),
    make: makeTypesReport(register),
  })

const workReports = (db: MockDatabase) => ({
  approvedTypesReport: handlersOfArea(reports.approvedTypesReport, types(db, 'approvedTypes')),
  registeredTypesReport: handlersOfArea(reports.registeredTypesReport, types(db, 'registeredTypes')),
  inspectionsReport: handlersOfArea(
    reports.inspectionsReport,
    reportHandlers(db, 'inspections', {
      metrics: inspectionWorkMetrics,
      since: sinceFinishedInspections,
      make: makeFinishedReport,
    }),
  ),
  documentsReport: handlersOfArea(
    reports.documentsReport,
    reportHandlers(db, 'documents', { metrics: documentMetrics, since: sinceDocuments, make: makeDocumentsReport }),
  ),
  executionReport: handlersOfArea(reports.executionReport, executionHandlers(db)),
  correspondentsReport: handlersOfArea(
    reports.correspondentsReport,
    reportHandlers(db, 'correspondents', {
      metrics: correspondentMetrics,
      since: sinceDocuments,
      make: makeCorrespondentsReport,
    }),
  ),
  paymentsReport: handlersOfArea(
    reports.paymentsReport,
    reportHandlers(db, 'payments', {
      metrics: paymentMetrics,
      since: sinceDocuments,
      make: makePaymentsReport,
      currency: currencyOfReport,
    }),
  ),
})

export const reportsHandlers = (db: MockDatabase): Record<keyof typeof reports, Runnable[]> => ({
  ...vehicleReports(db),
  ...staffReports(db),
  ...workReports(db),
})

export const reportChoicesHandlers = (db: MockDatabase): Handlers<typeof reportChoices> => ({
  getVehicles: () =>
    db.vehicles
      .all()
      .map(({ id, registrationNumber, make, model }) => ({ id, name: `${registrationNumber}, ${make} ${model}` })),
})
