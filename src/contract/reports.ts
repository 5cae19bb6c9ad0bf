import * as v from 'valibot'
import { type Callers, documentWork, externalReportReaders, reportReaders } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { PageNumber } from './records.ts'
import {
  AskedDay,
  byId,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Options,
  orUnknown,
  pageOf,
  proposed,
  sorted,
} from './shapes/base.ts'
import { DirectionId } from './shapes/codes.ts'
import { costKinds } from './vehicleKinds.ts'

/** A value of a report: a count, days, per cent with one decimal, or whole cents; null if unknown. */
const Value = v.nullable(v.number())
const values = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, Value])) as { [K in N]: typeof Value }

const ReportSummary = proposed(
  v.object({
    currency: v.string(),
    totals: v.array(v.object({ figure: v.string(), value: Value, before: Value })),
    /** The earlier period with which the totals are compared; null if the records do not go back so far. */
    compared: v.nullable(v.object({ fromDate: CivilDate, toDate: CivilDate })),
    since: v.nullable(CivilDate),
    /** Remarks without which the report could be misread, each with the number of records that it is about. */
    notes: v.array(v.object({ note: v.string(), count: Id })),
    charts: v.array(
      v.object({
        chart: v.string(),
        bars: v.array(v.object({ key: v.string(), label: v.string(), values: v.array(v.number()) })),
      }),
    ),
  }),
)
export type ReportSummary = v.InferOutput<typeof ReportSummary>

const period = { fromDate: AskedDay, toDate: AskedDay }

const report = <const N extends string, R extends v.ObjectEntries, F extends v.ObjectEntries>(
  { name, what, roles = reportReaders }: { name: N; what: string; roles?: Callers },
  row: R,
  filter: F,
) => {
  const path = <const P extends string>(part: P) => `/api/BusinessAnalysis/Get${name}${part}` as const
  const body = v.partial(v.object({ ...filter, ...sorted }))
  return area({ backend: 'register', reading: 'device' }, {
    rows: {
      summary: `Rows of the report on ${what}`,
      method: 'POST',
      kind: 'read',
      path: path('Report'),
      roles,
      query: PageNumber,
      body,
      reply: pageOf(proposed(v.object(row))),
      proposed: true,
    },
    summary: {
      summary: `Totals of the report on ${what}`,
      method: 'POST',
      kind: 'read',
      path: path('Summary'),
      roles,
      body,
      reply: ReportSummary,
      proposed: true,
    },
  } satisfies Record<string, Declaration>)
}

const documentsReport = report(
  { name: 'Documents', what: 'documents' },
  {
    scope: Id,
    documentTypeId: Id,
    documentTypeName: v.string(),
    documentDirectionId: DirectionId,
    departmentId: Id,
    departmentName: v.string(),
    ...values(
      'count',
      'finished',
      'withdrawn',
      'unfinished',
      'late',
      'finishedShare',
      'withTerm',
      'termDays',
      'averageTerm',
    ),
  },
  {
    ...period,
    scope: Id,
    documentTypeId: Id,
    documentDirectionId: DirectionId,
    departmentId: Id,
    classificationId: Id,
  },
)

const correspondentsReport = report(
  { name: 'Correspondents', what: 'correspondents' },
  {
    correspondentId: Id,
    fullName: v.string(),
    /** The number of an organisation (ЕИК); a personal number is never returned here. */
    uniqueNumber: v.string(),
    correspondentGroupId: orUnknown(Id),
    groupName: v.string(),
    lastDocument: v.nullable(CivilDate),
    ...values('incoming', 'outgoing', 'caseFiles'),
  },
  { ...period, scope: Id, correspondentGroupId: Id, correspondentId: Id },
)

const executionReport = report(
  // The head of a department without the role reads the report of the own department (`executionReaders.ts`).
  { name: 'Execution', what: 'the execution of tasks by person', roles: [...reportReaders, ...documentWork] },
  {
    personId: Id,
    personName: v.string(),
    departmentId: orUnknown(Id),
    departmentName: v.string(),
    ...values('count', 'inTime', 'afterTerm', 'open', 'late', 'done', 'inTimeShare', 'doneDays', 'averageDays'),
  },
  { ...period, scope: Id, departmentId: Id, personId: Id, taskTypeId: Id },
)

const paymentsReport = report(
  { name: 'Payments', what: 'payments' },
  {
    guid: Guid,
    docGuid: Guid,
    documentNumber: v.string(),
    debtor: v.string(),
    basis: v.string(),
    statusId: Id,
    statusName: v.string(),
    dateArisen: CivilDate,
    lastPayment: v.nullable(CivilDate),
    paymentTypeNames: v.array(v.string()),
    currency: v.string(),
    ...values('count', 'due', 'paid', 'left', 'paidShare'),
  },
  { ...period, statusId: Id, paymentTypeId: Id, correspondentId: Id },
)

const ofVehicle = { vehicleId: Id, registrationNumber: v.string(), vehicleName: v.string(), departmentName: v.string() }
/**
 * The filter of a report on things that expire: a period, or the next `withinDays` days from today. Without a period it
 * also shows what has expired and was not renewed.
 */
const coming = { ...period, withinDays: Id, departmentId: Id }

const policyRow = {
  ...ofVehicle,
  insuranceId: Id,
  /** Which instalment the row is about, counted from 1; null if it is about the end of the policy. */
  instalment: orUnknown(Id),
  insurer: v.string(),
  policyNumber: v.string(),
  validTo: CivilDate,
  daysLeft: v.number(),
  /**
   * The due date of the instalment that the row is about; in a row about the end of a policy, of its first unpaid
   * instalment.
   */
  nextInstalment: v.nullable(CivilDate),
  nextAmount: Value,
  currency: v.string(),
  ...values('count', 'notRenewed', 'unpaid', 'overdue'),
}
const goInsurancesReport = report(
  { name: 'ExpiringLiabilityInsurances', what: 'third-party liability insurances that expire' },
  policyRow,
  coming,
)
const insurancesReport = report(
  { name: 'ExpiringInsurances', what: 'comprehensive insurances that expire' },
  policyRow,
  coming,
)
const accidentInsurancesReport = report(
  { name: 'ExpiringAccidentInsurances', what: 'accident insurances that expire' },
  policyRow,
  coming,
)
const technicalInspectionsReport = report(
  { name: 'ExpiringInspections', what: 'technical inspections that expire' },
  {
    ...ofVehicle,
    inspectionId: Id,
    date: orUnknown(CivilDate),
    validTo: CivilDate,
    daysLeft: v.number(),
    ...values('count', 'notRenewed'),
  },
  coming,
)

const costFilter = { ...period, kind: v.picklist(costKinds), vehicleId: Id, departmentId: Id }
const expensesByKindReport = report(
  { name: 'ExpensesByKind', what: 'expenses for cars by kind' },
  { kind: v.picklist(costKinds), currency: v.string(), ...values('count', 'amount', 'share') },
  costFilter,
)
const expensesByVehicleReport = report(
  { name: 'ExpensesByVehicle', what: 'expenses by car and kind' },
  { ...ofVehicle, kind: v.picklist(costKinds), currency: v.string(), ...values('count', 'amount', 'share') },
  costFilter,
)

const ofPerson = { personId: Id, personName: v.string(), departmentName: v.string() }
const staffFilter = { ...period, departmentId: Id, personId: Id }
const businessTripsReport = report(
  { name: 'BusinessTrips', what: 'business trips' },
  { ...ofPerson, currency: v.string(), ...values('count', 'days', 'daily', 'lodging', 'travel', 'total') },
  staffFilter,
)
const sickLeavesReport = report(
  { name: 'SickLeaves', what: 'sick leaves' },
  { ...ofPerson, ...values('count', 'calendarDays', 'workingDays', 'employerDays') },
  staffFilter,
)

const typeRow = {
  id: Guid,
  entryNumber: v.string(),
  entryDate: CivilDate,
  measuringDeviceCategory: v.string(),
  measuringDeviceName: v.string(),
  measuringType: v.string(),
  manufacturer: v.string(),
  countryName: v.string(),
  certificateNumber: v.string(),
  validUntil: orUnknown(CivilDate),
  statusId: orUnknown(Id),
  statusName: v.string(),
  ...values('count', 'valid', 'expired', 'cancelled', 'supplements'),
}
const typeFilter = { ...period, category: v.string(), manufacturer: v.string(), statusId: Id }
const approvedTypesReport = report({ name: 'ApprovedTypes', what: 'approved types' }, typeRow, typeFilter)
const registeredTypesReport = report({ name: 'RegisteredTypes', what: 'registered types' }, typeRow, {
  ...typeFilter,
  countryId: Id,
})

const inspectionsReport = report(
  { name: 'Inspections', what: 'inspections' },
  {
    departmentId: Id,
    departmentName: v.string(),
    kindId: Id,
    kindName: v.string(),
    ...values('count', 'devices', 'nonConforming', 'share', 'prescriptions', 'acts'),
  },
  { ...period, departmentId: Id, kindId: Id, category: v.string() },
)

const ExternalReport = proposed(
  v.object({
    id: Id,
    name: v.string(),
    description: v.string(),
    lastRun: v.nullable(DateTime),
    lastRunBy: v.string(),
  }),
)
export type ExternalReport = v.InferOutput<typeof ExternalReport>

const ExternalResult = proposed(
  v.object({
    headers: v.array(v.string()),
    rows: v.array(v.array(v.string())),
    runAt: v.nullable(DateTime),
  }),
)
export type ExternalResult = v.InferOutput<typeof ExternalResult>

const external = { roles: externalReportReaders, proposed: true } as const
export const externalReports = area(
  { backend: 'register', reading: 'device' },
  {
    list: {
      summary: 'Reports that are prepared outside the product',
      method: 'POST',
      kind: 'read',
      path: '/api/BusinessAnalysis/GetExternalReports',
      ...external,
      query: PageNumber,
      body: v.partial(v.object({ name: v.string(), ...sorted })),
      reply: pageOf(ExternalReport),
    },
    run: {
      summary: 'Run an external report over a period',
      method: 'POST',
      kind: 'read',
      path: '/api/BusinessAnalysis/RunExternalReport',
      ...external,
      query: byId,
      body: v.object(period),
      reply: ExternalResult,
    },
    download: {
      summary: 'The same as an .xlsx',
      method: 'GET',
      kind: 'read',
      path: '/api/BusinessAnalysis/DownloadExternalReport',
      ...external,
      query: v.object({ id: Id, ...period }),
      reply: 'file',
    },
  },
)

export const reportChoices = area(
  { backend: 'register', reading: 'device' },
  {
    getVehicles: {
      summary: 'Cars by their registration numbers',
      method: 'GET',
      kind: 'read',
      path: '/api/BusinessAnalysis/GetVehicles',
      roles: reportReaders,
      reply: Options,
      cachedPerSession: true,
      proposed: true,
    },
  },
)

export const reports = {
  goInsurancesReport,
  insurancesReport,
  accidentInsurancesReport,
  technicalInspectionsReport,
  expensesByKindReport,
  expensesByVehicleReport,
  businessTripsReport,
  sickLeavesReport,
  approvedTypesReport,
  registeredTypesReport,
  inspectionsReport,
  documentsReport,
  executionReport,
  correspondentsReport,
  paymentsReport,
}
