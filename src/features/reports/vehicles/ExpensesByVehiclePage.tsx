import { reports } from '../../../contract/reports.ts'
import { costKindLabels } from '../../../contract/vehicleKinds.ts'
import { to } from '../../../routes/to.ts'
import { expenseMetrics } from '../../../rules/reports/vehicleMetrics.ts'
import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { costSeries } from '../../../screen-kit/reports/costSeries.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, pastPeriod } from '../../../screen-kit/reports/reportPeriod.ts'
import { type ExpenseFilter, expenseFields, expenseFilter, expensesHref } from './expenseFields.tsx'

const report = reportDefinition({
  name: 'expenses-by-vehicle-report',
  title: 'Финансова справка по автомобили',
  about: 'Разходите с дата в периода, по автомобил и вид; сумите са превалутирани в една валута.',
  calls: reports.expensesByVehicleReport,
  filter: expenseFilter,
  period: pastPeriod<ExpenseFilter>(),
  columns: [
    textColumn('registrationNumber', 'Рег. №', { onPhone: 'title', nowrap: true }),
    textColumn('vehicleName', 'Марка и модел'),
    departmentColumn('departmentName', 'Звено', { foldsInto: 'vehicleName', folds: 'last' }),
    { key: 'kind', header: 'Вид разход', sortBy: 'kind', text: ({ kind }) => costKindLabels[kind] },
  ],
  metrics: expenseMetrics,
  charts: [
    {
      name: 'vehicles',
      title: 'Разходи по автомобил',
      kind: 'rows',
      unit: 'money',
      series: costSeries,
      hrefOf: ({ key }, { filter }) =>
        to.businessAnalysis.expensesByVehicle({ ...byDays(filter), vehicleId: Number(key) }),
      leadsTo: () => 'тази справка само за автомобила',
    },
  ],
  rowKey: ({ vehicleId, kind }) => `${vehicleId} ${kind}`,
  rowLabel: ({ registrationNumber, kind }) => `${registrationNumber}, ${costKindLabels[kind]}`,
  rowHref: ({ kind, vehicleId }, linkContext) => expensesHref(kind, vehicleId, linkContext),
  emptyText: 'В периода няма разходи, които отговарят на филтъра.',
})

/** Renders the expenses by car and kind (specification 1, section 2, „Business analysis“). */
const ExpensesByVehiclePage = () => <ReportPage definition={report}>{expenseFields}</ReportPage>

export default ExpensesByVehiclePage
