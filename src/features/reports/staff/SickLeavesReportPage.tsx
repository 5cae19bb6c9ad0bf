import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { monthWithin } from '../../../rules/reports/periods.ts'
import { sickLeaveFigures } from '../../../rules/reports/staffFigures.ts'
import { counted, wordFor } from '../../../rules/words/count.ts'
import { pastPeriod } from '../../../screen-kit/reports/pastPeriod.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportKit } from '../../../screen-kit/reports/reportKit.ts'
import {
  countedOf,
  personColumns,
  type StaffReportFilter,
  staffReportFields,
  staffReportFilter,
} from './staffFields.tsx'

const records = to.staff.sickLeaves

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
      hrefOf: ({ key }, { filter: { period: _, ...rest } }) => {
        const { fromDate = '', toDate = '' } = rest
        return to.businessAnalysis.sickLeaves({ ...rest, ...monthWithin(key, { fromDate, toDate }) })
      },
    },
    {
      name: 'departments',
      title: 'Листове по звено',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой листове', tone: 'blue' }],
    },
  ],
  notes: {
    cancelled: (count) =>
      `${counted(count, ['болничен лист', 'болнични листа'])} от периода ${wordFor(count, ['е анулиран и не е преброен', 'са анулирани и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, { filter, mayEnter }) =>
    mayEnter(['UP_MANAGER']) ? records.list(countedOf(personId, filter)) : undefined,
  emptyText: 'В периода не започва нито един болничен лист, който отговаря на филтъра.',
})

/** The report over the sick leaves (document 1, section 2, „Business analysis“). */
const SickLeavesReportPage = () => <ReportPage kit={report}>{staffReportFields}</ReportPage>

export default SickLeavesReportPage
