import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { tripMetrics } from '../../../rules/reports/staffMetrics.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type ReportLinkContext, reportDefinition, sameReport } from '../../../screen-kit/reports/reportDefinition.ts'
import { inMonth, pastPeriod } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import {
  countedIn,
  personColumns,
  type StaffReportFilter,
  staffReportFields,
  staffReportFilter,
} from './staffFields.tsx'

const records = to.staff.businessTrips
const listOf = ({ mayOpen }: ReportLinkContext<StaffReportFilter>, filter: ReturnType<typeof countedIn>) =>
  openable(records.list(filter), mayOpen)

const report = reportDefinition({
  name: 'business-trips-report',
  title: 'Справка за командировки',
  about: 'Одобрените командировки, които започват в периода, по служител; сумите са превалутирани в една валута.',
  calls: reports.businessTripsReport,
  filter: staffReportFilter,
  period: pastPeriod<StaffReportFilter>(),
  columns: personColumns,
  metrics: tripMetrics,
  charts: [
    {
      name: 'months',
      title: 'Разходи по месец на започване',
      kind: 'stacked',
      unit: 'money',
      series: [
        { label: 'Дневни', tone: 'blue' },
        { label: 'Квартирни', tone: 'teal' },
        { label: 'Пътни', tone: 'grey' },
      ],
      hrefOf: ({ key }, linkContext) =>
        listOf(linkContext, countedIn(inMonth(key, linkContext.filter))) ??
        to.businessAnalysis.businessTrips(inMonth(key, linkContext.filter)),
      leadsTo: ({ mayOpen }) => (mayOpen(records.list()) ? 'списъка на командировките' : sameReport),
    },
    {
      name: 'departments',
      nameOf: ({ label }) => shortDepartmentName(label),
      title: 'Командировки по звено',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой', tone: 'blue' }],
      hrefOf: ({ key }, linkContext) =>
        listOf(linkContext, countedIn(linkContext.filter, { ownDepartmentId: Number(key) })),
      leadsTo: () => 'списъка на командировките',
    },
  ],
  notes: {
    notApproved: (count) =>
      `${pluralise(count, ['командировка', 'командировки'])} от периода не ${wordFor(count, ['е одобрена и не е преброена', 'са одобрени и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, linkContext) => listOf(linkContext, countedIn(linkContext.filter, { personId })),
  emptyText: 'В периода не започва нито една одобрена командировка, която отговаря на филтъра.',
})

/** Renders the report on business trips (specification 1, section 2, „Business analysis“). */
const TripsReportPage = () => <ReportPage definition={report}>{staffReportFields}</ReportPage>

export default TripsReportPage
