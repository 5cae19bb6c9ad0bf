import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { executionMetrics } from '../../../rules/reports/workMetrics.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportDefinition, sameReport } from '../../../screen-kit/reports/reportDefinition.ts'
import { inMonth, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { departmentOptions, personOptions } from '../../document-lookups/public.ts'
import { scopeField, scopeOptions } from '../reportFields.ts'

const filter = listFilter({
  ...pastPeriodFields,
  personId: lookupField('Изпълнител', personOptions),
  departmentId: lookupField('Звено', departmentOptions),
  scope: scopeField,
})
type Filter = FilterOf<typeof filter>

const series = [
  { label: 'В срок', tone: 'green' },
  { label: 'След срока', tone: 'sand' },
  { label: 'Неизпълнени', tone: 'blue' },
] as const

const report = reportDefinition({
  name: 'execution-report',
  title: 'Справка за изпълнението',
  about: 'Задачите, възложени в периода, по изпълнител и неговото звено, а не по това кой ги е въвел.',
  calls: reports.executionReport,
  filter,
  period: pastPeriod<Filter>(),
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
      hrefOf: ({ key }, linkContext) => to.businessAnalysis.execution(inMonth(key, linkContext.filter)),
      leadsTo: () => sameReport,
    },
    {
      name: 'departments',
      nameOf: ({ label }) => shortDepartmentName(label),
      title: 'По звено на изпълнителя',
      kind: 'rows',
      unit: 'count',
      series,
      hrefOf: ({ key }, { filter: { period: _, ...rest } }) =>
        to.businessAnalysis.execution({ ...rest, departmentId: Number(key) }),
      leadsTo: () => sameReport,
    },
  ],
  notes: {
    withdrawn: (count) =>
      `${pluralise(count, 'task')} от периода ${wordFor(count, ['е снета и не е преброена', 'са снети и не са преброени'])}.`,
  },
  rowKey: ({ personId }) => personId,
  rowLabel: ({ personName }) => personName,
  rowHref: ({ personId }, { filter: { period: _, ...rest } }) => to.businessAnalysis.execution({ ...rest, personId }),
  emptyText: 'В периода няма възложени задачи, които отговарят на филтъра.',
})

/** The report on the execution of tasks by person and department (proposed). */
const ExecutionReportPage = () => (
  <ReportPage definition={report}>
    {(panel) => (
      <>
        <LookupSelect label="Изпълнител" from={personOptions} {...panel.id('personId')} />
        <LookupSelect label="Звено" from={departmentOptions} {...panel.id('departmentId')} />
        <SelectField label="Модул" options={scopeOptions} {...panel.choice('scope')} />
      </>
    )}
  </ReportPage>
)

export default ExecutionReportPage
