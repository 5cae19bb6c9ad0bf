import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { inspectionFigures } from '../../../rules/reports/vehicleFigures.ts'
import { counted, wordFor } from '../../../rules/words/count.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { comingPeriod } from '../../../screen-kit/reports/comingPeriod.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportKit } from '../../../screen-kit/reports/reportKit.ts'
import { type ComingFilter, comingFields, comingFilter, monthOfComing, vehicleHref } from './comingFields.tsx'

const report = reportKit({
  name: 'technical-inspections-report',
  title: 'Изтичащи технически прегледи',
  about: 'Годишните технически прегледи, чиято валидност изтича в избрания срок, по ред на изтичане.',
  calls: reports.technicalInspectionsReport,
  filter: comingFilter,
  period: comingPeriod<ComingFilter>(),
  columns: [
    textColumn('registrationNumber', 'Рег. №', { onPhone: 'title', nowrap: true }),
    textColumn('vehicleName', 'Марка и модел'),
    textColumn('departmentName', 'Звено'),
    dateColumn('date', 'Последен преглед'),
    dateColumn('validTo', 'Валиден до'),
    numberColumn('daysLeft', 'Остават дни', { numeric: true }),
  ],
  figures: inspectionFigures,
  hiddenAtFirst: ['count', 'notRenewed'],
  charts: [
    {
      name: 'months',
      title: 'Изтичащи по месеци',
      kind: 'stacked',
      unit: 'count',
      series: [
        { label: 'Със следващ', tone: 'green' },
        { label: 'Без следващ', tone: 'amber' },
      ],
      hrefOf: ({ key }, { filter }) =>
        to.businessAnalysis.technicalInspections({
          departmentId: filter.departmentId,
          ...monthOfComing(key, filter),
        }),
    },
  ],
  notes: {
    outOfUse: (count) =>
      `${counted(count, ['преглед', 'прегледа'])} на автомобили извън експлоатация не ${wordFor(count, ['е преброен', 'са преброени'])}.`,
  },
  rowKey: ({ inspectionId }) => inspectionId,
  rowLabel: ({ registrationNumber }) => registrationNumber,
  rowHref: vehicleHref,
  emptyText: 'В избрания срок не изтича нито един технически преглед.',
})

/** The technical inspections that expire (document 1, section 2, „Business analysis“). */
const TechnicalInspectionsPage = () => <ReportPage kit={report}>{comingFields}</ReportPage>

export default TechnicalInspectionsPage
