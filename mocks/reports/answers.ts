import { type reportChoices, reports } from '../../src/contract/reports.ts'
import { InsuranceKind } from '../../src/contract/vehicleKinds.ts'
import { sickLeaveFigures, tripFigures } from '../../src/rules/reports/staffFigures.ts'
import { expenseFigures, inspectionFigures, policyFigures } from '../../src/rules/reports/vehicleFigures.ts'
import {
  correspondentFigures,
  documentFigures,
  inspectionWorkFigures,
  paymentFigures,
  typeFigures,
} from '../../src/rules/reports/workFigures.ts'
import { type Answers, answerArea, type Runnable } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { makeCorrespondentsReport } from './correspondentsReport.ts'
import {
  makeInspectionsReport as makeFinishedReport,
  makeTypesReport,
  sinceFinishedInspections,
  sinceTypes,
} from './deviceReports.ts'
import { makeDocumentsReport, sinceDocuments } from './documentsReport.ts'
import { currencyOfReport, makePaymentsReport } from './paymentsReport.ts'
import { reportAnswers } from './report.ts'
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

const policies = (world: World, kindId: number) =>
  reportAnswers(world, `policies ${kindId}`, {
    figures: policyFigures,
    since: sincePolicies(kindId),
    make: makePoliciesReport(kindId),
    currency: currencyOfReport,
    period: comingPeriod,
  })

const vehicleReports = (world: World) => ({
  goInsurancesReport: answerArea(reports.goInsurancesReport, policies(world, InsuranceKind.LIABILITY)),
  insurancesReport: answerArea(reports.insurancesReport, policies(world, InsuranceKind.COMPREHENSIVE)),
  accidentInsurancesReport: answerArea(reports.accidentInsurancesReport, policies(world, InsuranceKind.ACCIDENT)),
  technicalInspectionsReport: answerArea(
    reports.technicalInspectionsReport,
    reportAnswers(world, 'technicalInspections', {
      figures: inspectionFigures,
      since: sinceInspections,
      make: makeInspectionsReport,
      period: comingPeriod,
    }),
  ),
  expensesByKindReport: answerArea(
    reports.expensesByKindReport,
    reportAnswers(world, 'expensesByKind', {
      figures: expenseFigures,
      since: sinceExpenses,
      make: makeExpensesByKind,
      currency: currencyOfReport,
    }),
  ),
  expensesByVehicleReport: answerArea(
    reports.expensesByVehicleReport,
    reportAnswers(world, 'expensesByVehicle', {
      figures: expenseFigures,
      since: sinceExpenses,
      make: makeExpensesByVehicle,
      currency: currencyOfReport,
    }),
  ),
})

const staffReports = (world: World) => ({
  businessTripsReport: answerArea(
    reports.businessTripsReport,
    reportAnswers(world, 'businessTrips', {
      figures: tripFigures,
      since: sinceTrips,
      make: makeTripsReport,
      currency: currencyOfReport,
    }),
  ),
  sickLeavesReport: answerArea(
    reports.sickLeavesReport,
    reportAnswers(world, 'sickLeaves', {
      figures: sickLeaveFigures,
      since: sinceSickLeaves,
      make: makeSickLeavesReport,
    }),
  ),
})

const types = (world: World, register: 'approvedTypes' | 'registeredTypes') =>
  reportAnswers(world, register, {
    figures: typeFigures,
    since: sinceTypes(register),
    make: makeTypesReport(register),
  })

const workReports = (world: World) => ({
  approvedTypesReport: answerArea(reports.approvedTypesReport, types(world, 'approvedTypes')),
  registeredTypesReport: answerArea(reports.registeredTypesReport, types(world, 'registeredTypes')),
  inspectionsReport: answerArea(
    reports.inspectionsReport,
    reportAnswers(world, 'inspections', {
      figures: inspectionWorkFigures,
      since: sinceFinishedInspections,
      make: makeFinishedReport,
    }),
  ),
  documentsReport: answerArea(
    reports.documentsReport,
    reportAnswers(world, 'documents', { figures: documentFigures, since: sinceDocuments, make: makeDocumentsReport }),
  ),
  correspondentsReport: answerArea(
    reports.correspondentsReport,
    reportAnswers(world, 'correspondents', {
      figures: correspondentFigures,
      since: sinceDocuments,
      make: makeCorrespondentsReport,
    }),
  ),
  paymentsReport: answerArea(
    reports.paymentsReport,
    reportAnswers(world, 'payments', {
      figures: paymentFigures,
      since: sinceDocuments,
      make: makePaymentsReport,
      currency: currencyOfReport,
    }),
  ),
})

export const reportsAnswers = (world: World): Record<keyof typeof reports, Runnable[]> => ({
  ...vehicleReports(world),
  ...staffReports(world),
  ...workReports(world),
})

export const reportChoicesAnswers = (world: World): Answers<typeof reportChoices> => ({
  getVehicles: () =>
    world.vehicles
      .all()
      .map(({ id, registrationNumber, make, model }) => ({ id, name: `${registrationNumber}, ${make} ${model}` })),
})
