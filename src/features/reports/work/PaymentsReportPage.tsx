import { metadata } from '../../../contract/metadata.ts'
import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import { paymentMetrics } from '../../../rules/reports/workMetrics.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { dateColumn, namesColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, inMonth, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { CorrespondentFilterField, correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import type { ChartTone } from '../../../widgets/charts/chart.ts'

const statuses = lookupOptions(metadata.getPaymentStatuses, {}, keepOptions)
const types = lookupOptions(metadata.getPaymentTypes, {}, keepOptions)

const filter = listFilter({
  ...pastPeriodFields,
  statusId: lookupField('Статус', statuses, 'Статус: '),
  paymentTypeId: lookupField('Начин', types, 'Начин: '),
  correspondentId: correspondentField(),
})
type Filter = FilterOf<typeof filter>

const statusTones: Readonly<Record<number, ChartTone>> = {
  [PaymentStatus.UNPAID]: 'blue',
  [PaymentStatus.PARTLY]: 'sky',
  [PaymentStatus.PAID]: 'teal',
  [PaymentStatus.OVERPAID]: 'violet',
  [PaymentStatus.OVERDUE]: 'plum',
}

const report = reportDefinition({
  name: 'payments-report',
  title: 'Справка за плащания',
  about: 'Задълженията, възникнали в периода, и платеното по тях; сумите са превалутирани в една валута.',
  calls: reports.paymentsReport,
  filter,
  period: pastPeriod<Filter>(),
  columns: [
    textColumn('documentNumber', 'Документ', { onPhone: 'title', nowrap: true }),
    textColumn('debtor', 'Задължено лице'),
    textColumn('basis', 'Основание', { foldsInto: 'debtor', folds: 'last' }),
    dateColumn('dateArisen', 'Възникнало на', { foldsInto: 'documentNumber', folds: 'last' }),
    textColumn('statusName', 'Статус'),
    dateColumn('lastPayment', 'Последно плащане', { foldsInto: 'statusName', folds: 'last' }),
    namesColumn('paymentTypeNames', 'Начин', { foldsInto: 'statusName', folds: 'last' }),
  ],
  metrics: paymentMetrics,
  hiddenAtFirst: ['dateArisen', 'count', 'paidShare'],
  charts: [
    {
      name: 'months',
      title: 'Платено и остатък по месец на възникване',
      kind: 'stacked',
      unit: 'money',
      series: [
        { label: 'Платено', tone: 'teal' },
        { label: 'Остатък', tone: 'grey' },
      ],
      hrefOf: ({ key }, { filter }) => to.businessAnalysis.payments(inMonth(key, filter)),
      leadsTo: () => 'задълженията на месеца в тази справка',
    },
    {
      name: 'statuses',
      title: 'Задължения по статус',
      kind: 'shares',
      unit: 'count',
      series: [{ label: 'Брой', tone: 'blue' }],
      toneOf: (key) => statusTones[Number(key)],
      hrefOf: ({ key }, { filter }) => to.businessAnalysis.payments({ ...byDays(filter), statusId: Number(key) }),
      leadsTo: () => 'задълженията с този статус в тази справка',
    },
  ],
  notes: {
    takenBack: (count) =>
      `${pluralise(count, 'obligation')} ${wordFor(count, ['е отменено или възстановено', 'са отменени или възстановени'])} и не ${wordFor(count, ['е преброено', 'са преброени'])}. Изберете статуса, за да ги видите.`,
  },
  rowKey: ({ guid }) => guid,
  rowLabel: ({ documentNumber, debtor }) => `${documentNumber}, ${debtor}`,
  rowHref: ({ docGuid }, { mayOpen }) =>
    openable(to.administrativeServices.document(docGuid, { tab: 'obligations' }), mayOpen),
  emptyText: 'В периода няма задължения, които отговарят на филтъра.',
})

const PaymentsReportPage = () => (
  <ReportPage definition={report}>
    {(panel) => (
      <>
        <LookupSelect label="Статус" from={statuses} {...panel.id('statusId')} />
        <LookupSelect label="Начин на плащане" from={types} {...panel.id('paymentTypeId')} />
        <CorrespondentFilterField {...panel.id('correspondentId')} />
      </>
    )}
  </ReportPage>
)

export default PaymentsReportPage
