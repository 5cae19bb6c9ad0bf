import { ExpenseReport, filledInOf } from '../../../contract/shapes/staff.ts'
import { expenseReports } from '../../../contract/staff.ts'
import { formatDate, formatDateYear } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { differenceText, expenseRegister, reportMoney } from '../../../rules/staff/expenseRules.ts'
import { expenseKindLabels, kindIn, reportKindLabels } from '../../../rules/staff/staffKinds.ts'
import { centsOf, formatAmount } from '../../../rules/words/money.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { appConfig } from '../../../transport/config.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { amountColumn, staffColumns } from '../list/staffColumns.tsx'
import { MoneyCard } from '../MoneyCard.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { StaffScreen, type StaffScreenProps } from '../StaffScreen.tsx'
import { signersOf } from '../signers.ts'
import { staffDefinition } from '../staffDefinition.ts'
import { staffInvalidation } from '../staffInvalidation.ts'
import { ExpenseFields, reportLines } from './ExpenseFields.tsx'
import { ExpenseLines } from './ExpenseLines.tsx'

const ExpensePaper = ({ record }: { record: ExpenseReport }) => {
  const { currency } = reportMoney(record)
  const amount = (cents: number) => formatAmount(cents, currency, appConfig().amountDisplay)
  return (
    <Paper
      title="Отчет за разходи"
      number={record.number && `№ ${record.number} от ${formatDateYear(record.date)}`}
      rows={[
        ['Служител', record.person?.name],
        ['Длъжност', record.positionName],
        ['Звено', record.departmentName],
        ['Вид', kindIn(reportKindLabels, record.kind)],
        ['Командировка', record.trip?.name],
        ['Период', `${formatDateYear(record.fromDate)} – ${formatDateYear(record.toDate)}`],
        ['Извършена работа', record.workDone],
        ...record.expenses.map(
          (line, i) =>
            [
              `${i + 1}. ${kindIn(expenseKindLabels, line.kind)}, ${formatDate(line.date)}`,
              [line.document, line.supplier, amount(centsOf(line.amount ?? '0') ?? 0)].filter(Boolean).join(', '),
            ] as const,
        ),
        ...reportLines(record).map(([term, cents]) => [term, amount(cents)] as const),
      ]}
      signatures={[['Служител', record.person?.name], ...signersOf(record, 'check', 'approval')]}
    />
  )
}

const definition = staffDefinition<ExpenseReport>({
  kind: 'expense',
  name: 'expense-report',
  title: 'Отчети за разходи',
  newTitle: 'Нов отчет за разходи',
  emptyText: 'Тук се появяват отчетите за разходи на служителите.',
  at: to.staff.expenseReports,
  calls: expenseReports,
  staleCalls: staffInvalidation.expense,
  rules: expenseRegister,
  columns: staffColumns<ExpenseReport>('expense', [
    amountColumn('advance', 'Аванс', (report) => ({ ...reportMoney(report), cents: reportMoney(report).advance })),
    amountColumn('spent', 'Разходи', (report) => ({ ...reportMoney(report), cents: reportMoney(report).spent })),
    {
      key: 'difference',
      header: 'За доплащане / възстановяване',
      width: '12.5rem',
      onPhone: 'bare',
      text: (report) => {
        const { difference, currency } = reportMoney(report)
        const text = differenceText(difference)
        return difference === 0
          ? text
          : `${text}: ${formatAmount(Math.abs(difference), currency, appConfig().amountDisplay)}`
      },
    },
  ]),
  hiddenAtFirst: ['date', 'departmentName', 'kind'],
  shape: ExpenseReport,
  filledIn: filledInOf.expense,
  begins: () => ({ kind: 'trip' }),
  hasAmounts: true,
  Fields: ExpenseFields,
  factsOf: (report) => [
    { term: 'Вид', value: kindIn(reportKindLabels, report.kind) },
    report.trip
      ? {
          term: 'Командировка',
          value: <RecordLink address={to.staff.businessTrips.one(report.trip.id)} text={report.trip.name} />,
        }
      : undefined,
    { term: 'От', value: formatDateYear(report.fromDate) },
    { term: 'До', value: formatDateYear(report.toDate) },
    report.workDone
      ? { term: 'Извършена работа', value: <span className="pre-line">{report.workDone}</span>, wide: true }
      : undefined,
  ],
  More: ({ record }) => (
    <>
      <Card title="Разходи">
        <ExpenseLines report={record} />
      </Card>
      <MoneyCard title="Сметка" currency={reportMoney(record).currency} lines={reportLines(record)} />
    </>
  ),
  papers: [{ title: 'Отчет за разходи', command: 'Печат', Sheet: ExpensePaper }],
})

const ExpenseScreens = ({ show }: StaffScreenProps) => <StaffScreen definition={definition} show={show} />

export default ExpenseScreens
