import { reports } from '../../../contract/reports.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { policyFigures } from '../../../rules/reports/vehicleFigures.ts'
import { counted, wordFor } from '../../../rules/words/count.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { comingPeriod } from '../../../screen-kit/reports/comingPeriod.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportKit } from '../../../screen-kit/reports/reportKit.ts'
import { appConfig } from '../../../transport/config.ts'
import { type ComingFilter, comingFields, comingFilter, monthOfComing, vehicleHref } from './comingFields.tsx'

const policiesReport = (
  name: 'goInsurances' | 'insurances' | 'accidentInsurances',
  title: string,
  calls: typeof reports.insurancesReport | typeof reports.goInsurancesReport | typeof reports.accidentInsurancesReport,
) =>
  reportKit({
    name: `${name}-report`,
    title,
    about: 'Полиците, чиято валидност изтича в избрания срок, по ред на изтичане.',
    calls,
    filter: comingFilter,
    period: comingPeriod<ComingFilter>(),
    columns: [
      textColumn('registrationNumber', 'Рег. №', { onPhone: 'title', nowrap: true }),
      textColumn('vehicleName', 'Марка и модел'),
      textColumn('departmentName', 'Звено'),
      textColumn('insurer', 'Застраховател'),
      textColumn('policyNumber', 'Полица №', { nowrap: true }),
      dateColumn('validTo', 'Валидна до'),
      numberColumn('daysLeft', 'Остават дни', { numeric: true }),
      {
        key: 'nextInstalment',
        header: 'Следваща вноска',
        sortBy: 'nextInstalment',
        text: ({ nextInstalment, nextAmount, currency }) =>
          nextInstalment === null
            ? ''
            : `${formatDate(nextInstalment)}, ${formatAmount(nextAmount ?? 0, currency, appConfig().amountDisplay)}`,
      },
    ],
    figures: policyFigures,
    hiddenAtFirst: ['count', 'notRenewed', 'unpaid', 'overdue'],
    charts: [
      {
        name: 'months',
        title: 'Изтичащи по месеци',
        kind: 'stacked',
        unit: 'count',
        series: [
          { label: 'Със следваща', tone: 'green' },
          { label: 'Без следваща', tone: 'amber' },
        ],
        hrefOf: ({ key }, { filter }) =>
          to.businessAnalysis[name]({ departmentId: filter.departmentId, ...monthOfComing(key, filter) }),
      },
    ],
    notes: {
      outOfUse: (count) =>
        `${counted(count, ['полица', 'полици'])} на автомобили извън експлоатация не ${wordFor(count, ['е преброена', 'са преброени'])}.`,
    },
    rowKey: ({ insuranceId }) => insuranceId,
    rowLabel: ({ registrationNumber }) => registrationNumber,
    rowHref: vehicleHref,
    emptyText: 'В избрания срок не изтича нито една полица.',
  })

const kits = {
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

/** The policies of one kind that expire (document 1, section 2, „Business analysis“). */
const PoliciesReportPage = ({ of }: { of: keyof typeof kits }) => (
  <ReportPage key={of} kit={kits[of]}>
    {comingFields}
  </ReportPage>
)

export default PoliciesReportPage
