import { reports } from '../../../contract/reports.ts'
import { type CostKind, costKindLabels } from '../../../contract/vehicleKinds.ts'
import { to } from '../../../routes/to.ts'
import { expenseMetrics } from '../../../rules/reports/vehicleMetrics.ts'
import { costSeries } from '../../../screen-kit/reports/costSeries.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, inMonth, pastPeriod } from '../../../screen-kit/reports/reportPeriod.ts'
import { type ExpenseFilter, expenseFields, expenseFilter } from './expenseFields.tsx'

const carsOf = (kind: CostKind | undefined, filter: Partial<ExpenseFilter>): string =>
  to.businessAnalysis.expensesByVehicle({ ...byDays(filter), kind })

const report = reportDefinition({
  name: 'expenses-by-kind-report',
  title: 'Финансова справка по вид разход',
  about: 'Разходите за автомобилите с дата в периода, по вид; сумите са превалутирани в една валута.',
  calls: reports.expensesByKindReport,
  filter: expenseFilter,
  period: pastPeriod<ExpenseFilter>(),
  columns: [
    {
      key: 'kind',
      header: 'Вид разход',
      sortBy: 'kind',
      width: '55%',
      onPhone: 'title',
      text: ({ kind }) => costKindLabels[kind],
    },
  ],
  metrics: expenseMetrics,
  charts: [
    {
      name: 'months',
      title: 'Разходи по месеци',
      kind: 'stacked',
      unit: 'money',
      series: costSeries,
      hrefOf: ({ key, series }, { filter }) => carsOf(costSeries[series]?.kind, inMonth(key, filter)),
      leadsTo: () => 'справката по автомобили',
    },
    {
      name: 'kinds',
      title: 'Дял по вид разход',
      kind: 'shares',
      unit: 'money',
      series: [{ label: 'Сума', tone: 'blue' }],
      nameOf: ({ key }) => costSeries.find(({ kind }) => kind === key)?.label,
      toneOf: (key) => costSeries.find(({ kind }) => kind === key)?.tone,
      hrefOf: ({ key }, { filter }) => carsOf(costSeries.find(({ kind }) => kind === key)?.kind, filter),
      leadsTo: () => 'справката по автомобили',
    },
  ],
  rowKey: ({ kind }) => kind,
  rowLabel: ({ kind }) => costKindLabels[kind],
  rowHref: ({ kind }, { filter }) => carsOf(kind, filter),
  emptyText: 'В периода няма разходи, които отговарят на филтъра.',
})

/** Renders the expenses by kind (specification 1, section 2, „Business analysis“). */
const ExpensesByKindPage = () => <ReportPage definition={report}>{expenseFields}</ReportPage>

export default ExpensesByKindPage
