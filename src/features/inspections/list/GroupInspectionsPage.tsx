import { inspectionStatusLabels } from '../../../contract/inspectionKinds.ts'
import { type GroupedInspectionRow, groupedInspections } from '../../../contract/inspections.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { regionalDepartmentTown } from '../../../rules/words/departmentName.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import {
  dateField,
  type FilterOf,
  labelField,
  listFilter,
  lookupField,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { groupDefinition } from '../inspectionDefinitions.ts'
import { seenGroupsAtom } from '../inspectionState.ts'
import { InspectionTag } from '../words.tsx'
import { InspectionsScreen } from './InspectionsScreen.tsx'

const groupsFilter = listFilter({
  number: textField('№ '),
  text: textField('Наименование: '),
  fromDate: dateField('От'),
  toDate: dateField('До'),
  departmentId: lookupField('Отдел', departments),
  personId: lookupField('Ръководител', people, 'Ръководител: '),
  statusId: labelField('Статус: ', inspectionStatusLabels),
})
type GroupsFilter = FilterOf<typeof groupsFilter>

const columns: readonly WordedColumn<GroupedInspectionRow>[] = [
  {
    ...textColumn('number', '№', { width: '6.5rem', onPhone: 'tag', nowrap: true }),
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  textColumn('name', 'Наименование', { onPhone: 'title', opens: true }),
  {
    key: 'dateFrom',
    header: 'Период',
    sortBy: 'dateFrom',
    width: '12.5rem',
    nowrap: true,
    onPhone: 'line',
    text: ({ dateFrom, dateTo }) => `${formatDate(dateFrom)} – ${formatDate(dateTo)}`,
    // The exported file has two columns for the period, so that a spreadsheet can sort and filter by each date.
    extraColumns: [{ ...dateColumn('dateFrom', 'От'), key: 'from' }, dateColumn('dateTo', 'До')],
  },
  textColumn('orderNumber', 'Заповед №', { width: '7rem', onPhone: 'line', nowrap: true }),
  { key: 'leaderName', header: 'Ръководител', width: '9.5rem', onPhone: 'line', text: ({ leaderName }) => leaderName },
  {
    key: 'departmentNames',
    header: 'Отдели',
    onPhone: 'line',
    foldsInto: 'name',
    folds: 'last',
    text: ({ departmentNames }) => departmentNames.map(regionalDepartmentTown).join(', '),
  },
  numberColumn('plannedCount', 'Планирани', {
    width: '5.8rem',
    numeric: true,
    onPhone: 'line',
    foldsInto: 'name',
    folds: 'last',
  }),
  numberColumn('doneCount', 'Извършени', { width: '5.8rem', numeric: true, onPhone: 'line' }),
  numberColumn('violationsCount', 'С нарушения', { width: '6.4rem', numeric: true, onPhone: 'line' }),
  {
    ...textColumn('statusName', 'Статус', { width: '7.5rem', onPhone: 'tag' }),
    cell: ({ statusId }) => <InspectionTag statusId={statusId} />,
  },
]
const parts = {
  name: 'group-inspections',
  title: 'Групови проверки',
  filter: groupsFilter,
  columns,
  hiddenAtFirst: ['orderNumber', 'leaderName'],
  pageOf: pageOfRecords<GroupedInspectionRow, GroupsFilter>(groupedInspections.getGroupedInspections),
}

const GroupsFilterCard = ({ list }: { list: Filtering<GroupsFilter> }) => {
  const panel = useFilterPanel(groupsFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <TextField label="№" {...panel.text('number')} />
      <TextField label="Наименование" {...panel.text('text')} />
      <PeriodFields {...period} />
      <LookupSelect label="Регионален отдел" from={departments} {...panel.id('departmentId')} />
      <LookupSelect label="Ръководител" from={people} {...panel.id('personId')} />
      <SelectField label="Статус" options={labelOptions(inspectionStatusLabels)} {...panel.choice('statusId')} />
    </FilterCard>
  )
}

const GroupInspectionsPage = () => {
  const list = useListPage(parts)
  return (
    <InspectionsScreen
      list={list}
      definition={groupDefinition}
      seenAtom={seenGroupsAtom}
      filterCard={<GroupsFilterCard list={list} />}
      emptyText="Тук се появяват кампаниите с плана по отдели и изпълнението му."
    />
  )
}

export default GroupInspectionsPage
