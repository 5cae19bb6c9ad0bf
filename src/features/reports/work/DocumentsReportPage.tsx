import { directionLabels, scopeLabels } from '../../../contract/enumerations.ts'
import { labelIn } from '../../../contract/labels.ts'
import { reports } from '../../../contract/reports.ts'
import { documentMetrics } from '../../../rules/reports/workMetrics.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import { inMonth, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { classificationOptions, departmentOptions, directionOptions } from '../../document-lookups/public.ts'
import { documentsHref } from '../documentsHref.ts'
import { allTypeOptions, directionField, scopeField, scopeOptions } from '../reportFields.ts'

const filter = listFilter({
  ...pastPeriodFields,
  scope: scopeField,
  documentTypeId: lookupField('Вид', allTypeOptions, 'Вид: '),
  documentDirectionId: directionField,
  departmentId: lookupField('Звено', departmentOptions),
  classificationId: lookupField('Класификация', classificationOptions),
})
type Filter = FilterOf<typeof filter>

const sharedFilter = ({ scope: _, period: __, departmentId, ...rest }: Partial<Filter>) => ({
  ...rest,
  responsibleDepartmentId: departmentId,
})

const report = reportDefinition({
  name: 'documents-report',
  title: 'Справка за документи',
  about: 'Документите, регистрирани в периода, по вид, посока и звено на изготвилия ги.',
  calls: reports.documentsReport,
  filter,
  period: pastPeriod<Filter>(),
  columns: [
    textColumn('documentTypeName', 'Вид документ', { onPhone: 'title' }),
    {
      key: 'documentDirectionId',
      header: 'Посока',
      sortBy: 'documentDirectionId',
      foldsInto: 'documentTypeName',
      folds: 'last',
      text: ({ documentDirectionId }) => labelIn(directionLabels, documentDirectionId),
    },
    {
      key: 'scope',
      header: 'Модул',
      sortBy: 'scope',
      foldsInto: 'documentTypeName',
      folds: 'last',
      text: ({ scope }) => labelIn(scopeLabels, scope),
    },
    departmentColumn('departmentName', 'Звено'),
  ],
  metrics: documentMetrics,
  hiddenAtFirst: ['finishedShare'],
  charts: [
    {
      name: 'months',
      title: 'Регистрирани по месеци',
      kind: 'stacked',
      unit: 'count',
      series: [
        { label: scopeLabels[1], tone: 'blue' },
        { label: scopeLabels[2], tone: 'teal' },
      ],
      hrefOf: ({ key, series }, linkContext) =>
        documentsHref(series + 1, sharedFilter(inMonth(key, linkContext.filter)), linkContext),
      leadsTo: () => 'списъка на документите',
    },
    {
      name: 'types',
      title: 'Най-честите видове',
      kind: 'rows',
      unit: 'count',
      series: [{ label: 'Брой', tone: 'blue' }],
      hrefOf: ({ key }, linkContext) => {
        const [scope, documentTypeId] = key.split('-').map(Number)
        return documentsHref(scope, { ...sharedFilter(linkContext.filter), documentTypeId }, linkContext)
      },
      leadsTo: () => 'списъка на документите',
    },
  ],
  notes: {
    withoutTerm: (count) =>
      `${pluralise(count, 'document')} ${count === 1 ? 'няма' : 'нямат'} срок и не ${count === 1 ? 'участва' : 'участват'} в средния срок.`,
    annulled: (count) =>
      `${pluralise(count, 'document')} ${wordFor(count, ['е анулиран', 'са анулирани'])} и не ${wordFor(count, ['е преброен', 'са преброени'])}.`,
  },
  rowKey: ({ scope, documentTypeId, documentDirectionId, departmentId }) =>
    `${scope} ${documentTypeId} ${documentDirectionId} ${departmentId}`,
  rowLabel: ({ documentTypeName, departmentName }) => `${documentTypeName}, ${departmentName}`,
  rowHref: ({ scope, documentTypeId, documentDirectionId, departmentId }, linkContext) =>
    documentsHref(
      scope,
      {
        ...sharedFilter(linkContext.filter),
        documentTypeId,
        documentDirectionId,
        responsibleDepartmentId: departmentId,
      },
      linkContext,
    ),
  emptyText: 'В периода няма регистрирани документи, които отговарят на филтъра.',
})

const DocumentsReportPage = () => (
  <ReportPage definition={report}>
    {(panel) => (
      <>
        <SelectField label="Модул" options={scopeOptions} {...panel.choice('scope')} />
        <LookupSelect label="Вид" from={allTypeOptions} {...panel.id('documentTypeId')} />
        <SelectField label="Посока" options={directionOptions} {...panel.choice('documentDirectionId')} />
        <LookupSelect label="Звено" from={departmentOptions} {...panel.id('departmentId')} />
        <LookupSelect label="Класификация" from={classificationOptions} {...panel.id('classificationId')} />
      </>
    )}
  </ReportPage>
)

export default DocumentsReportPage
