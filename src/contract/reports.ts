import * as v from 'valibot'
import type { Callers } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { PageNumber } from './records.ts'
import { CivilDate, Guid, Id, orUnknown, proposed, sorted } from './shapes/base.ts'

/** A figure: a count, days, percent to one decimal, or whole cents of the currency of the report; null is „not known“. */
const Value = v.nullable(v.number())
const values = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, Value])) as { [K in N]: typeof Value }

/** What stands over the rows of a report: their totals, what is not counted, and the numbers of its charts. */
const ReportSummary = proposed(
  v.object({
    /** The currency of all amounts; '' in a report without any. */
    currency: v.string(),
    /** Of each figure: the total of all rows, and what it was in the compared period. */
    totals: v.array(v.object({ figure: v.string(), value: Value, before: Value })),
    /** The same days of the year before; null where the records do not reach so far back. */
    compared: v.nullable(v.object({ fromDate: CivilDate, toDate: CivilDate })),
    /** The day of the oldest record that the report knows; null where there is none. */
    since: v.nullable(CivilDate),
    /** What a reader must know so as not to be misled: which note, and of how many records. */
    notes: v.array(v.object({ note: v.string(), count: Id })),
    /** Of each chart its bars, each with a value for every series. A bar of a month has it as its key: „2026-11“. */
    charts: v.array(
      v.object({
        chart: v.string(),
        bars: v.array(v.object({ key: v.string(), label: v.string(), values: v.array(v.number()) })),
      }),
    ),
  }),
)
export type ReportSummary = v.InferOutput<typeof ReportSummary>

const period = { fromDate: CivilDate, toDate: CivilDate }

/** The two calls of a report: its rows by pages, and its totals with what its charts draw. All are proposals of ours. */
const report = <const N extends string, R extends v.ObjectEntries, F extends v.ObjectEntries>(
  { name, what, roles = ['REPORTS'] }: { name: N; what: string; roles?: Callers },
  row: R,
  filter: F,
) => {
  const path = <const P extends string>(part: P) => `/api/BusinessAnalysis/Get${name}${part}` as const
  const body = v.partial(v.object({ ...filter, ...sorted }))
  return area({ backend: 'register', reading: 'device' }, {
    rows: {
      summary: `Rows of the report on ${what}`,
      method: 'POST',
      path: path('Report'),
      roles,
      query: PageNumber,
      body,
      reply: v.object({ items: v.array(proposed(v.object(row))), totalCount: Id }),
      proposed: true,
    },
    summary: {
      summary: `Totals of the report on ${what}`,
      method: 'POST',
      path: path('Summary'),
      roles,
      body,
      reply: ReportSummary,
      proposed: true,
    },
  } satisfies Record<string, Declaration>)
}

/** Of documents: by kind, direction and department of who prepared them. */
const documentsReport = report(
  { name: 'Documents', what: 'documents' },
  {
    /** 1 document flow, 2 administrative services. */
    scope: Id,
    documentTypeId: Id,
    documentTypeName: v.string(),
    documentDirectionId: Id,
    departmentId: Id,
    departmentName: v.string(),
    ...values('count', 'finished', 'unfinished', 'late', 'finishedShare', 'withTerm', 'termDays', 'averageTerm'),
  },
  { ...period, scope: Id, documentTypeId: Id, documentDirectionId: Id, departmentId: Id, classificationId: Id },
)

/** Of correspondents: what came from them and went to them. */
const correspondentsReport = report(
  { name: 'Correspondents', what: 'correspondents' },
  {
    correspondentId: Id,
    fullName: v.string(),
    /** ЕИК; a personal number is never shown here. */
    uniqueNumber: v.string(),
    correspondentGroupId: orUnknown(Id),
    groupName: v.string(),
    lastDocument: v.nullable(CivilDate),
    ...values('incoming', 'outgoing', 'caseFiles'),
  },
  { ...period, scope: Id, correspondentGroupId: Id, correspondentId: Id },
)

/** Of obligations and what was paid by them. */
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

/** Every report of the business analysis (document 1, section 2, „Business analysis“), as areas of the catalogue. */
export const reports = { documentsReport, correspondentsReport, paymentsReport }
