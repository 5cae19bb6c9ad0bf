import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { sickLeaveFigures } from '../../../rules/reports/staffFigures.ts'
import { counted, wordFor } from '../../../rules/words/count.ts'
import { inMonth, pastPeriod } from '../../../screen-kit/reports/pastPeriod.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type Going, reportKit, sameReport } from '../../../screen-kit/reports/reportKit.ts'
import {
  countedIn,
  personColumns,
  type StaffReportFilter,
  staffReportFields,
  staffReportFilter,
} from './staffFields.tsx'

const records = to.staff.sickLeaves
const readers = ['UP_MANAGER'] as const
/** The list of exactly those that are counted, for who may enter it. */
const listOf = ({ mayEnter }: Going<StaffReportFilter>, counted: ReturnType<typeof countedIn>) =>
  mayEnter(readers) ? records.list(counted) : undefined

const report = reportKit({
  name: 'sick-leaves-report',
  title: 'Справка за болнични',
  about: 'Болничните листове, които започват в периода, по служител.',
  calls: reports.sickLeavesReport,
  filter: staffReportFilter,
  period: pastPeriod<StaffReportFilter>(),
  columns: personColumns,
  figures: sickLeaveFigures,
  charts: [
    {
      name: 'months',
      title: 'Календарни дни по месец на започване',
      kind: 'stacked',
      unit: 'count',
      series: [{ label: 'Календарни дни', tone: 'blue' }],
      hrefOf: ({ key }, going) =>
        listOf(going, countedIn(inMonth(key, going.filter))) ??
        to.businessAnalysis.sickLeaves(inMonth(key, going.filter)),
      leadsTo: ({ mayEnter }) => (mayEnter(readers) ? 'списъка на болничните листове' : sameReport),
    },
    {
      name: 'departments',
      title: 'Листове по звено',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой листове', tone: 'blue' }],
      hrefOf: ({ key }, going) => listOf(going, countedIn(going.filter, { ownDepartmentId: Number(key) })),
      leadsTo: () => 'списъка на болничните листове',
    },
  ],
  notes: {
    cancelled: (count) =>
      `${counted(count, ['болничен лист', 'болнични листа'])} от периода ${wordFor(count, ['е анулиран и не е преброен', 'са анулирани и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, going) => listOf(going, countedIn(going.filter, { personId })),
  emptyText: 'В периода не започва нито един болничен лист, който отговаря на филтъра.',
})

/** The report over the sick leaves (document 1, section 2, „Business analysis“). */
const SickLeavesReportPage = () => <ReportPage kit={report}>{staffReportFields}</ReportPage>

export default SickLeavesReportPage
