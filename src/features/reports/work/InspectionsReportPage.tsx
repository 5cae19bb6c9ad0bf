import { useState } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { inspectionKindLabels } from '../../../contract/enumerations.ts'
import { InspectionStatus } from '../../../contract/inspectionKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { monthWithin } from '../../../rules/reports/periods.ts'
import { inspectionWorkFigures } from '../../../rules/reports/workFigures.ts'
import { counted, wordFor } from '../../../rules/words/count.ts'
import { idInAddress, oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, listFilter, named } from '../../../screen-kit/list/listFilter.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/pastPeriod.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type Going, reportKit } from '../../../screen-kit/reports/reportKit.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconInspection } from '../../../widgets/icons.ts'
import { FollowUpDialog } from '../../inspections/public.ts'

const filter = listFilter({
  ...pastPeriodFields,
  departmentId: { address: idInAddress, tag: named('Отдел', departments) },
  kindId: { address: idInAddress, tag: (id) => `Вид: ${labelIn(inspectionKindLabels, id)}` },
  category: { address: oneOfInAddress<string>(...deviceCategories), tag: (name: string) => `Категория: ${name}` },
})
type Filter = FilterOf<typeof filter>

/** The list of exactly the inspections that are counted, for who may enter it. */
const listOf = ({ filter: { period: _, ...rest }, mayEnter }: Going<Filter>, more: Partial<Filter>) =>
  mayEnter(['INSPECTIONS_READ', 'INSPECTIONS_MANAGER'])
    ? to.inspections.list({ ...rest, ...more, statusId: InspectionStatus.FINISHED })
    : undefined

const report = reportKit({
  name: 'inspections-report',
  title: 'Справка за проверки',
  about: 'Приключените проверки, които започват в периода, по отдел и вид.',
  calls: reports.inspectionsReport,
  filter,
  period: pastPeriod<Filter>(),
  columns: [
    textColumn('departmentName', 'Отдел', { onPhone: 'title' }),
    textColumn('kindName', 'Вид', { onPhone: 'line' }),
  ],
  figures: inspectionWorkFigures,
  charts: [
    {
      name: 'months',
      title: 'Приключени проверки по месеци',
      kind: 'stacked',
      unit: 'count',
      series: [
        { label: 'Без несъответстващи СИ', tone: 'green' },
        { label: 'С несъответстващи СИ', tone: 'red' },
      ],
      hrefOf: ({ key }, { filter: { period: _, ...rest } }) => {
        const { fromDate = '', toDate = '' } = rest
        return to.businessAnalysis.inspections({ ...rest, ...monthWithin(key, { fromDate, toDate }) })
      },
    },
    {
      name: 'departments',
      title: 'Проверени средства по отдел',
      kind: 'rows',
      unit: 'count',
      series: [
        { label: 'Съответстващи', tone: 'green' },
        { label: 'Несъответстващи', tone: 'red' },
      ],
      hrefOf: ({ key }, going) => listOf(going, { departmentId: Number(key) }),
    },
  ],
  notes: {
    notFinished: (count) =>
      `${counted(count, 'inspection')} от периода още не ${wordFor(count, ['е приключена и не е преброена', 'са приключени и не са преброени'])}.`,
    annulled: (count) =>
      `${counted(count, 'inspection')} ${wordFor(count, ['е анулирана и не е преброена', 'са анулирани и не са преброени'])}.`,
  },
  rowKey: ({ departmentId, kindId }) => `${departmentId} ${kindId}`,
  rowLabel: ({ departmentName, kindName }) => `${departmentName}, ${kindName}`,
  rowHref: ({ departmentId, kindId }, going) => listOf(going, { departmentId, kindId }),
  emptyText: 'В периода няма приключени проверки, които отговарят на филтъра.',
})

/** The report over the inspections, with the devices for a following one (document 1, section 2, „Business analysis“). */
const InspectionsReportPage = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReportPage
        kit={report}
        actions={
          <Button icon={IconInspection} onClick={() => setOpen(true)}>
            СИ за последваща проверка
          </Button>
        }
      >
        {(panel) => (
          <>
            <LookupSelect label="Отдел" from={departments} {...panel.id('departmentId')} />
            <SelectField
              label="Вид"
              options={labelOptions(inspectionKindLabels)}
              empty="Всички"
              {...panel.choice('kindId')}
            />
            <SelectField
              label="Категория СИ"
              options={deviceCategories.map((name) => ({ value: name, label: name }))}
              empty="Всички"
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
