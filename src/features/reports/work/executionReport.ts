import { reports } from '../../../contract/reports.ts'
import { executionMetrics } from '../../../rules/reports/workMetrics.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { reportDefinition, sameReport } from '../../../screen-kit/reports/reportDefinition.ts'
import { inMonth, type PeriodWay, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { departmentOptions, personOptions } from '../../document-lookups/public.ts'
import { scopeField } from '../reportFields.ts'

const filter = listFilter({
  ...pastPeriodFields,
  personId: lookupField('Изпълнител', personOptions),
  departmentId: lookupField('Звено', departmentOptions),
  scope: scopeField,
  tab: { label: 'Раздел', address: oneOfInAddress('execution') },
})
export type ExecutionFilter = FilterOf<typeof filter>
type Filter = Partial<ExecutionFilter>

const series = [
  { label: 'В срок', tone: 'green' },
  { label: 'След срока', tone: 'sand' },
  { label: 'Неизпълнени', tone: 'blue' },
] as const

type ReportOfPage = {
  name: string
  title: string
  /** Returns the URL of the page with a filter. */
  hrefOf: (filter: Filter) => string
  period?: PeriodWay<ExecutionFilter>
}

export const executionReport = ({ name, title, hrefOf, period = pastPeriod<ExecutionFilter>() }: ReportOfPage) =>
  reportDefinition({
    name,
    title,
    about: 'Задачите, възложени в периода, по изпълнител и неговото звено, а не по това кой ги е въвел.',
    calls: reports.executionReport,
    filter,
    period,
    columns: [
      textColumn('personName', 'Изпълнител', { onPhone: 'title' }),
      departmentColumn('departmentName', 'Звено', { foldsInto: 'personName', folds: 'last' }),
    ],
    metrics: executionMetrics,
    charts: [
      {
        name: 'months',
        title: 'Възложени по месеци',
        kind: 'stacked',
        unit: 'count',
        series,
        hrefOf: ({ key }, linkContext) => hrefOf(inMonth(key, linkContext.filter)),
        leadsTo: () => sameReport,
      },
      {
        name: 'departments',
        nameOf: ({ label }) => shortDepartmentName(label),
        title: 'По звено на изпълнителя',
        kind: 'rows',
        unit: 'count',
        series,
        hrefOf: ({ key }, { filter: { period: _, ...rest } }) => hrefOf({ ...rest, departmentId: Number(key) }),
        leadsTo: () => sameReport,
      },
    ],
    notes: {
      withdrawn: (count) =>
        `${pluralise(count, 'task')} от периода ${wordFor(count, ['е снета и не е преброена', 'са снети и не са преброени'])}.`,
    },
    rowKey: ({ personId }) => personId,
    rowLabel: ({ personName }) => personName,
    rowHref: ({ personId }, { filter: { period: _, ...rest } }) => hrefOf({ ...rest, personId }),
    emptyText: 'В периода няма възложени задачи, които отговарят на филтъра.',
  })
