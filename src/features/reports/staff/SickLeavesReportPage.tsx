import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { sickLeaveMetrics } from '../../../rules/reports/staffMetrics.ts'
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

const records = to.staff.sickLeaves
const listOf = ({ mayOpen }: ReportLinkContext<StaffReportFilter>, filter: ReturnType<typeof countedIn>) =>
  openable(records.list(filter), mayOpen)

const report = reportDefinition({
  name: 'sick-leaves-report',
  title: 'Справка за болнични',
  about: 'Болничните листове, които започват в периода, по служител.',
  calls: reports.sickLeavesReport,
  filter: staffReportFilter,
  period: pastPeriod<StaffReportFilter>(),
  columns: personColumns,
  metrics: sickLeaveMetrics,
  charts: [
    {
      name: 'months',
      title: 'Календарни дни по месец на започване',
      kind: 'stacked',
      unit: 'count',
      series: [{ label: 'Календарни дни', tone: 'blue' }],
      hrefOf: ({ key }, linkContext) =>
        listOf(linkContext, countedIn(inMonth(key, linkContext.filter))) ??
        to.businessAnalysis.sickLeaves(inMonth(key, linkContext.filter)),
      leadsTo: ({ mayOpen }) => (mayOpen(records.list()) ? 'списъка на болничните листове' : sameReport),
    },
    {
      name: 'departments',
      nameOf: ({ label }) => shortDepartmentName(label),
      title: 'Листове по звено',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой листове', tone: 'blue' }],
      hrefOf: ({ key }, linkContext) =>
        listOf(linkContext, countedIn(linkContext.filter, { ownDepartmentId: Number(key) })),
      leadsTo: () => 'списъка на болничните листове',
    },
  ],
  notes: {
    cancelled: (count) =>
      `${pluralise(count, ['болничен лист', 'болнични листа'])} от периода ${wordFor(count, ['е анулиран и не е преброен', 'са анулирани и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, linkContext) => listOf(linkContext, countedIn(linkContext.filter, { personId })),
  emptyText: 'В периода не започва нито един болничен лист, който отговаря на филтъра.',
})

/** Renders the report on sick leaves (specification 1, section 2, „Business analysis“). */
const SickLeavesReportPage = () => <ReportPage definition={report}>{staffReportFields}</ReportPage>

export default SickLeavesReportPage
