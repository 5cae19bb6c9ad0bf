import { deviceCategories, typeStatusLabels } from '../../../contract/deviceKinds.ts'
import { metadata } from '../../../contract/metadata.ts'
import { reports } from '../../../contract/reports.ts'
import { to } from '../../../routes/to.ts'
import { typeMetrics } from '../../../rules/reports/workMetrics.ts'
import { pluralise, wordFor } from '../../../rules/words/pluralise.ts'
import { oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { type FilterOf, labelField, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import type { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../../screen-kit/lookup/lookups.ts'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type ReportLinkContext, reportDefinition, sameReport } from '../../../screen-kit/reports/reportDefinition.ts'
import { byDays, inMonth, pastPeriod, pastPeriodFields } from '../../../screen-kit/reports/reportPeriod.ts'
import { openable } from '../../../screen-kit/routeTable.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'

const countries = lookupOptions(metadata.getCountrys, {}, keepOptions)
const categoryOptions = deviceCategories.map((name) => ({ value: name, label: name }))

const filter = listFilter({
  ...pastPeriodFields,
  category: { label: 'Категория', address: oneOfInAddress<string>(...deviceCategories), tag: (name: string) => name },
  manufacturer: textField('Производител: '),
  statusId: labelField('Статус: ', typeStatusLabels),
  countryId: lookupField('Държава', countries),
})
type Filter = FilterOf<typeof filter>

const registers = {
  approved: {
    calls: reports.approvedTypesReport,
    name: 'approved-types-report',
    title: 'Справка за одобрени типове',
    about: 'Одобрените типове средства за измерване по датата на вписване в регистъра.',
    report: to.businessAnalysis.approvedTypes,
    list: to.rtsi.measuringDevices,
  },
  registered: {
    calls: reports.registeredTypesReport,
    name: 'registered-types-report',
    title: 'Справка за регистрирани типове',
    about: 'Вписаните типове, одобрени в друга държава, по датата на вписване в регистъра.',
    report: to.businessAnalysis.registeredTypes,
    list: to.rtsi.foreignDevices,
  },
} as const

const ofRegister = ({ fromDate, toDate, category, manufacturer, statusId, countryId }: Partial<Filter>) => ({
  ...{ EntryFrom: fromDate, EntryTo: toDate, Category: category },
  ...{ Manufacturer: manufacturer, StatusId: statusId, CountryId: countryId },
})

const typesReport = (register: keyof typeof registers) => {
  const { calls, name, title, about, report, list } = registers[register]
  const listOf = (filter: Partial<Filter>, { mayOpen }: Pick<ReportLinkContext<Filter>, 'mayOpen'>) =>
    openable(list.list(ofRegister(filter)), mayOpen)
  const leadsTo = ({ mayOpen }: ReportLinkContext<Filter>) =>
    mayOpen(list.list()) ? 'списъка на типовете' : sameReport
  return reportDefinition({
    name,
    title,
    about,
    calls,
    filter,
    period: pastPeriod<Filter>(),
    columns: [
      textColumn('entryNumber', '№', { onPhone: 'title', nowrap: true }),
      textColumn('measuringDeviceCategory', 'Категория', { foldsInto: 'measuringDeviceName' }),
      textColumn('measuringDeviceName', 'Наименование'),
      textColumn('measuringType', 'Тип', { width: '8.5rem', foldsInto: 'measuringDeviceName', folds: 'last' }),
      textColumn('manufacturer', 'Производител'),
      ...(register === 'registered' ? [textColumn('countryName', 'Държава', { foldsInto: 'manufacturer' })] : []),
      textColumn('certificateNumber', 'Удостоверение №', { nowrap: true, foldsInto: 'manufacturer', folds: 'last' }),
      dateColumn('entryDate', 'Дата', { foldsInto: 'entryNumber', folds: 'last' }),
      dateColumn('validUntil', 'Валидно до'),
      textColumn('statusName', 'Статус'),
    ],
    metrics: typeMetrics,
    hiddenAtFirst: ['count', 'valid', 'expired', 'cancelled'],
    charts: [
      {
        name: 'months',
        title: 'Вписани по месеци',
        kind: 'stacked',
        unit: 'count',
        series: [{ label: 'Вписани', tone: 'blue' }],
        hrefOf: ({ key }, linkContext) =>
          listOf(inMonth(key, linkContext.filter), linkContext) ?? report(inMonth(key, linkContext.filter)),
        leadsTo,
      },
      {
        name: 'categories',
        title: 'По категория и статус',
        kind: 'rows',
        unit: 'count',
        series: [
          { label: 'Действащи', tone: 'teal' },
          { label: 'С изтекъл срок', tone: 'sand' },
          { label: 'Отменени', tone: 'grey' },
        ],
        hrefOf: ({ key }, linkContext) => {
          const narrowed = { ...byDays(linkContext.filter), category: key }
          return listOf(narrowed, linkContext) ?? report(narrowed)
        },
        leadsTo,
      },
    ],
    notes: {
      drafts: (count) =>
        `${pluralise(count, ['чернова', 'чернови'])} на тип още не ${wordFor(count, ['е вписана и не е преброена', 'са вписани и не са преброени'])}.`,
    },
    rowKey: ({ id }) => id,
    rowLabel: ({ entryNumber, measuringType }) => `№ ${entryNumber}, ${measuringType}`,
    rowHref: ({ id }, { mayOpen }) => openable(list.one(id), mayOpen),
    emptyText: 'В периода не е вписан нито един тип, който отговаря на филтъра.',
  })
}
const definitions = { approved: typesReport('approved'), registered: typesReport('registered') }

type Props = { register: keyof typeof definitions }
const fields = (register: Props['register']) => (panel: ReturnType<typeof useFilterPanel<Filter>>) => (
  <>
    <SelectField label="Категория" options={categoryOptions} {...panel.choice('category')} />
    <TextField label="Производител" {...panel.text('manufacturer')} />
    <SelectField label="Статус" options={labelOptions(typeStatusLabels)} {...panel.choice('statusId')} />
    {register === 'registered' && <LookupSelect label="Държава" from={countries} {...panel.id('countryId')} />}
  </>
)

const TypesReportPage = ({ register }: Props) => (
  <ReportPage key={register} definition={definitions[register]}>
    {fields(register)}
  </ReportPage>
)

export default TypesReportPage
