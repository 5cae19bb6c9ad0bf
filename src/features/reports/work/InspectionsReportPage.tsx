import { useState } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import {
  InspectionResult,
  InspectionStatus,
  inspectionKindLabels,
  inspectionResultLabels,
} from '../../../contract/inspectionKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { inspectionWorkMetrics } from '../../../rules/reports/workMetrics.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { departmentColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, labelField, listFilter, lookupField } from '../../../screen-kit/list/listFilter.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type ReportLinkContext, reportDefinition, sameReport } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, inMonth, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconInspection } from '../../../widgets/icons.ts'
import { FollowUpDialog } from '../../inspections/public.ts'

const filter = listFilter({
  ...pastPeriodFields,
  departmentId: lookupField('Отдел', departments),
  kindId: labelField('Вид: ', inspectionKindLabels),
  category: {
    label: 'Категория',
    address: oneOfInAddress<string>(...deviceCategories),
    tag: (name: string) => `Категория: ${name}`,
  },
})
type Filter = FilterOf<typeof filter>

const listOf = ({ filter, mayOpen }: ReportLinkContext<Filter>, more: Partial<Filter> & { resultId?: number }) =>
  openable(to.inspections.list({ ...byDays(filter), ...more, statusId: InspectionStatus.FINISHED }), mayOpen)

const report = reportDefinition({
  name: 'inspections-report',
  title: 'Справка за проверки',
  about: 'Приключените проверки, които започват в периода, по отдел и вид.',
  calls: reports.inspectionsReport,
  filter,
  period: pastPeriod<Filter>(),
  columns: [
    departmentColumn('departmentName', 'Отдел', { onPhone: 'title' }),
    textColumn('kindName', 'Вид', { onPhone: 'line', foldsInto: 'departmentName', folds: 'last' }),
  ],
  metrics: inspectionWorkMetrics,
  charts: [
    {
      name: 'months',
      title: 'Приключени проверки по месеци и резултат',
      kind: 'stacked',
      unit: 'count',
      series: [
        { label: labelIn(inspectionResultLabels, InspectionResult.CONFORMS), tone: 'teal' },
        { label: labelIn(inspectionResultLabels, InspectionResult.VIOLATIONS), tone: 'plum' },
        { label: labelIn(inspectionResultLabels, InspectionResult.OBSTRUCTED), tone: 'grey' },
      ],
      hrefOf: ({ key, series }, linkContext) =>
        listOf({ ...linkContext, filter: inMonth(key, linkContext.filter) }, { resultId: series + 1 }) ??
        to.businessAnalysis.inspections(inMonth(key, linkContext.filter)),
      leadsTo: ({ mayOpen }) => (mayOpen(to.inspections.list()) ? 'списъка на проверките' : sameReport),
    },
    {
      name: 'departments',
      nameOf: ({ label }) => shortDepartmentName(label),
      title: 'Проверени средства по отдел',
      kind: 'rows',
      unit: 'count',
      series: [
        { label: 'Съответстващи', tone: 'teal' },
        { label: 'Несъответстващи', tone: 'plum' },
      ],
      hrefOf: ({ key }, linkContext) => listOf(linkContext, { departmentId: Number(key) }),
      leadsTo: () => 'списъка на проверките, в които са',
    },
  ],
  notes: {
    notFinished: (count) =>
      `${pluralise(count, 'inspection')} от периода още не ${wordFor(count, ['е приключена и не е преброена', 'са приключени и не са преброени'])}.`,
    annulled: (count) =>
      `${pluralise(count, 'inspection')} ${wordFor(count, ['е анулирана и не е преброена', 'са анулирани и не са преброени'])}.`,
  },
  rowKey: ({ departmentId, kindId }) => `${departmentId} ${kindId}`,
  rowLabel: ({ departmentName, kindName }) => `${departmentName}, ${kindName}`,
  rowHref: ({ departmentId, kindId }, linkContext) => listOf(linkContext, { departmentId, kindId }),
  emptyText: 'В периода няма приключени проверки, които отговарят на филтъра.',
})

/**
 * Renders the report on inspections (specification 1, section 2, „Business analysis“), with the devices that need a
 * follow-up inspection.
 */
const InspectionsReportPage = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReportPage
        definition={report}
        actions={
          <Button icon={IconInspection} onClick={() => setOpen(true)}>
            СИ за последваща проверка
          </Button>
        }
      >
        {(panel) => (
          <>
            <LookupSelect label="Отдел" from={departments} {...panel.id('departmentId')} />
            <SelectField label="Вид" options={labelOptions(inspectionKindLabels)} {...panel.choice('kindId')} />
            <SelectField
              label="Категория СИ"
              options={deviceCategories.map((name) => ({ value: name, label: name }))}
              {...panel.choice('category')}
            />
          </>
        )}
      </ReportPage>
      {isOpen && <FollowUpDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export default InspectionsReportPage
