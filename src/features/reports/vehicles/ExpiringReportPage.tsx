import { reports } from '../../../contract/reports.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { inspectionMetrics, policyMetrics } from '../../../rules/reports/vehicleMetrics.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { dateColumn, dayOf, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { shortMetricText } from '../../../screen-kit/reports/metricText.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { appConfig } from '../../../transport/config.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { comingFields } from './comingFields.tsx'
import { expiringReport } from './expiringReport.ts'

type Instalment = { nextInstalment: string | null; nextAmount: number | null; currency: string }
/** The amount of the next instalment, which is a separate column only in the exported file. */
const instalmentAmount: WordedColumn<Instalment> = {
  key: 'nextAmount',
  header: 'Размер на вноската',
  text: ({ nextInstalment, nextAmount, currency }) =>
    nextInstalment === null ? '' : formatAmount(nextAmount ?? 0, currency, appConfig().amountDisplay),
  reckoned: ({ nextInstalment, nextAmount }) => (nextInstalment === null ? null : { cents: nextAmount ?? 0 }),
}

const policiesReport = (
  at: 'goInsurances' | 'insurances' | 'accidentInsurances',
  title: string,
  calls: typeof reports.insurancesReport | typeof reports.goInsurancesReport | typeof reports.accidentInsurancesReport,
) =>
  expiringReport({
    at,
    name: `${at}-report`,
    title,
    calls,
    metrics: policyMetrics,
    nouns: ['полица', 'полици'],
    labels: {
      about:
        'Полиците, чиято валидност изтича в избрания срок, и неплатените им вноски с падеж в него, по ред на изтичане.',
      validUntil: 'Валидна до',
      next: 'следваща',
      counted: 'преброена',
      none: 'В избрания срок не изтича нито една полица и няма неплатена вноска.',
    },
    before: [
      textColumn('insurer', 'Застраховател'),
      textColumn('policyNumber', 'Полица №', { nowrap: true, foldsInto: 'insurer', folds: 'last' }),
    ],
    after: [
      {
        key: 'instalment',
        header: 'Изтича',
        sortBy: 'instalment',
        text: ({ instalment }) => (instalment === null ? 'Полицата' : `Срокът на вноска ${instalment + 1}`),
      },
      {
        key: 'nextInstalment',
        header: 'Неплатена вноска',
        sortBy: 'nextInstalment',
        text: ({ nextInstalment }) => formatDate(nextInstalment),
        reckoned: ({ nextInstalment }) => dayOf(nextInstalment),
        extraColumns: [instalmentAmount],
        cell: ({ nextInstalment, nextAmount, currency }) =>
          nextInstalment === null ? (
            ''
          ) : (
            <CellStack main={formatDate(nextInstalment)} sub={shortMetricText('money', nextAmount, currency)} />
          ),
      },
    ],
    rowKey: ({ insuranceId, instalment }) => `${insuranceId}/${instalment ?? ''}`,
  })

const definitions = {
  goInsurances: policiesReport(
    'goInsurances',
    'Изтичащи застраховки „Гражданска отговорност“',
    reports.goInsurancesReport,
  ),
  insurances: policiesReport('insurances', 'Изтичащи застраховки „Каско“', reports.insurancesReport),
  accidentInsurances: policiesReport(
    'accidentInsurances',
    'Изтичащи застраховки „Злополука“',
    reports.accidentInsurancesReport,
  ),
}
const technicalInspections = expiringReport({
  at: 'technicalInspections',
  name: 'technical-inspections-report',
  title: 'Изтичащи технически прегледи',
  calls: reports.technicalInspectionsReport,
  metrics: inspectionMetrics,
  nouns: ['преглед', 'прегледа'],
  labels: {
    about: 'Годишните технически прегледи, чиято валидност изтича в избрания срок, по ред на изтичане.',
    validUntil: 'Валиден до',
    next: 'следващ',
    counted: 'преброен',
    none: 'В избрания срок не изтича нито един технически преглед.',
  },
  before: [dateColumn('date', 'Последен преглед')],
  rowKey: ({ inspectionId }) => inspectionId,
})

type Props = { of: keyof typeof definitions | 'technicalInspections' }

const ExpiringReportPage = ({ of }: Props) =>
  of === 'technicalInspections' ? (
    <ReportPage definition={technicalInspections}>{comingFields}</ReportPage>
  ) : (
    <ReportPage key={of} definition={definitions[of]}>
      {comingFields}
    </ReportPage>
  )

export default ExpiringReportPage
