import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { monthWithin } from '../../../rules/reports/periods.ts'
import { tripFigures } from '../../../rules/reports/staffFigures.ts'
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

const records = to.staff.businessTrips

const report = reportKit({
  name: 'business-trips-report',
  title: 'Справка за командировки',
  about: 'Одобрените командировки, които започват в периода, по служител; сумите са превалутирани в една валута.',
  calls: reports.businessTripsReport,
  filter: staffReportFilter,
  period: pastPeriod<StaffReportFilter>(),
  columns: personColumns,
  figures: tripFigures,
  charts: [
    {
      name: 'months',
      title: 'Разходи по месец на започване',
      kind: 'stacked',
      unit: 'money',
      series: [
        { label: 'Дневни', tone: 'blue' },
        { label: 'Квартирни', tone: 'orange' },
        { label: 'Пътни', tone: 'green' },
      ],
      hrefOf: ({ key }, { filter: { period: _, ...rest } }) => {
        const { fromDate = '', toDate = '' } = rest
        return to.businessAnalysis.businessTrips({ ...rest, ...monthWithin(key, { fromDate, toDate }) })
      },
    },
    {
      name: 'departments',
      title: 'Командировки по звено',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой', tone: 'blue' }],
    },
  ],
  notes: {
    notApproved: (count) =>
      `${counted(count, ['командировка', 'командировки'])} от периода не ${wordFor(count, ['е одобрена и не е преброена', 'са одобрени и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, { filter, mayEnter }) =>
    mayEnter(['UP_MANAGER', 'UP_BUSINESS_TRIPS']) ? records.list(countedOf(personId, filter)) : undefined,
  emptyText: 'В периода не започва нито една одобрена командировка, която отговаря на филтъра.',
})

/** The report over the business trips (document 1, section 2, „Business analysis“). */
const TripsReportPage = () => <ReportPage kit={report}>{staffReportFields}</ReportPage>

export default TripsReportPage
