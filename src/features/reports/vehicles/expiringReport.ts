import { to } from '../../../routes/to.ts'
import { wordFor } from '../../../rules/words/pluralise.ts'
import { dateColumn, departmentColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { comingPeriod } from '../../../screen-kit/reports/comingPeriod.ts'
import { type MetricRow, reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { type ComingFilter, comingFilter, monthOfComing, vehicleHref } from './comingFields.tsx'

type Described<K extends string, R extends MetricRow<K>> = Parameters<typeof reportDefinition<ComingFilter, K, R>>[0]
type Ending = {
  vehicleId: number
  registrationNumber: string
  vehicleName: string
  departmentName: string
  validTo: string
  daysLeft: number
}
type Expiring<K extends string, R extends MetricRow<K>> = Pick<
  Described<K, R>,
  'name' | 'title' | 'calls' | 'metrics' | 'rowKey'
> & {
  at: 'goInsurances' | 'insurances' | 'accidentInsurances' | 'technicalInspections'
  nouns: readonly [one: string, many: string]
  labels: { about: string; validUntil: string; next: string; counted: string; none: string }
  before: readonly WordedColumn<R>[]
  after?: readonly WordedColumn<R>[]
}

export const expiringReport = <K extends string, R extends Ending & MetricRow<K>>(expiring: Expiring<K, R>) => {
  const { at, nouns, labels, before, after = [], ...described } = expiring
  return reportDefinition<ComingFilter, K, R>({
    ...described,
    about: labels.about,
    filter: comingFilter,
    period: comingPeriod<ComingFilter>(),
    columns: [
      textColumn('registrationNumber', 'Рег. №', { onPhone: 'title', nowrap: true }),
      textColumn('vehicleName', 'Марка и модел'),
      departmentColumn('departmentName', 'Звено', { foldsInto: 'vehicleName', folds: 'last' }),
      ...before,
      dateColumn('validTo', labels.validUntil),
      numberColumn('daysLeft', 'Остават дни', { numeric: true }),
      ...after,
    ],
    hiddenAtFirst: Object.keys(described.metrics),
    charts: [
      {
        name: 'months',
        title: 'Изтичащи по месеци',
        kind: 'stacked',
        unit: 'count',
        series: [
          { label: `Със ${labels.next}`, tone: 'teal' },
          { label: `Без ${labels.next}`, tone: 'plum' },
        ],
        hrefOf: ({ key }, { filter }) =>
          to.businessAnalysis[at]({ departmentId: filter.departmentId, ...monthOfComing(key, filter) }),
        leadsTo: () => 'тази справка само за месеца',
      },
    ],
    notes: {
      outOfUse: (count) =>
        `${count} ${wordFor(count, nouns)} на ${wordFor(count, ['автомобил', 'автомобили'])} извън експлоатация не ${wordFor(count, [`е ${labels.counted}`, 'са преброени'])}.`,
    },
    rowLabel: ({ registrationNumber }) => registrationNumber,
    rowHref: vehicleHref,
    emptyText: labels.none,
  })
}
