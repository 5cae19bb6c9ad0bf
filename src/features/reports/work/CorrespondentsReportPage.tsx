import { Scope } from '../../../contract/enumerations.ts'
import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { correspondentMetrics } from '../../../rules/reports/workMetrics.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { dateColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type ReportLinkContext, reportDefinition } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { CorrespondentFilterField, correspondentField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { groupOptions } from '../../document-lookups/public.ts'
import { documentsHref } from '../documentsHref.ts'
import { scopeField, scopeOptions } from '../reportFields.ts'

const filter = listFilter({
  ...pastPeriodFields,
  scope: scopeField,
  correspondentGroupId: lookupField('Група', groupOptions, 'Група: '),
  correspondentId: correspondentField(),
})
type Filter = FilterOf<typeof filter>

const listOf = (
  scope: number | undefined,
  of: { correspondentID?: number; correspondentGroupId?: number; documentDirectionId?: number },
  linkContext: ReportLinkContext<Filter>,
) =>
  documentsHref(scope, { fromDate: linkContext.filter.fromDate, toDate: linkContext.filter.toDate, ...of }, linkContext)

const report = reportDefinition({
  name: 'correspondents-report',
  title: 'Справка за кореспонденти',
  about: 'Кореспондентите по входящите и изходящите документи, регистрирани в периода, без анулираните.',
  calls: reports.correspondentsReport,
  filter,
  period: pastPeriod<Filter>(),
  columns: [
    textColumn('fullName', 'Кореспондент', { onPhone: 'title' }),
    textColumn('uniqueNumber', 'ЕИК/ЕГН', { nowrap: true, className: 'identity-column' }),
    textColumn('groupName', 'Група'),
    dateColumn('lastDocument', 'Последен документ'),
  ],
  metrics: correspondentMetrics,
  charts: [
    {
      name: 'groups',
      title: 'Документи по група кореспонденти',
      kind: 'rows',
      unit: 'count',
      series: [
        { label: 'Входящи', tone: 'blue' },
        { label: 'Изходящи', tone: 'teal' },
      ],
      hrefOf: ({ key }, { filter }) =>
        key ? to.businessAnalysis.correspondents({ ...byDays(filter), correspondentGroupId: Number(key) }) : undefined,
      leadsTo: () => 'кореспондентите на групата в тази справка',
    },
  ],
  notes: {
    severalCorrespondents: (count) =>
      `${pluralise(count, 'document')} ${wordFor(count, ['има', 'имат'])} повече от един кореспондент и ${wordFor(count, ['е преброен', 'са преброени'])} при всеки от тях.`,
    withoutCorrespondent: (count) =>
      `${pluralise(count, 'document')} ${wordFor(count, ['няма', 'нямат'])} кореспондент и не ${wordFor(count, ['е преброен', 'са преброени'])}.`,
  },
  rowKey: ({ correspondentId }) => correspondentId,
  rowLabel: ({ fullName }) => fullName,
  rowHref: ({ correspondentId }, linkContext) =>
    listOf(linkContext.filter.scope, { correspondentID: correspondentId }, linkContext) ??
    openable(to.administrativeServices.correspondent(correspondentId), linkContext.mayOpen),
  rowActions: ({ correspondentId }, linkContext) =>
    [
      { scope: Scope.DMS, label: 'Документи в документооборота' },
      { scope: Scope.AU, label: 'Документи в административните услуги' },
    ].flatMap(({ scope, label }) => {
      const href = listOf(scope, { correspondentID: correspondentId }, linkContext)
      return href && (linkContext.filter.scope ?? scope) === scope ? [{ label, href }] : []
    }),
  emptyText: 'В периода няма документи с кореспонденти, които отговарят на филтъра.',
})

const CorrespondentsReportPage = () => (
  <ReportPage definition={report}>
    {(panel) => (
      <>
        <SelectField label="Модул" options={scopeOptions} {...panel.choice('scope')} />
        <LookupSelect label="Група" from={groupOptions} {...panel.id('correspondentGroupId')} />
        <CorrespondentFilterField {...panel.id('correspondentId')} />
      </>
    )}
  </ReportPage>
)

export default CorrespondentsReportPage
