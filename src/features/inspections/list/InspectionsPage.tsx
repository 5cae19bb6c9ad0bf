import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { inspectionKindLabels } from '../../../contract/enumerations.ts'
import { inspectionResultLabels, inspectionStatuses } from '../../../contract/inspectionKinds.ts'
import { type InspectionRow, inspections } from '../../../contract/inspections.ts'
import { labelIn } from '../../../contract/labels.ts'
import { to } from '../../../routes/to.ts'
import { mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { countOrDash } from '../../../rules/words/count.ts'
import { idInAddress, oneOfInAddress, textInAddress } from '../../../screen-kit/list/addressField.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { dateField, type FilterOf, listFilter, named } from '../../../screen-kit/list/listFilter.ts'
import { openActions } from '../../../screen-kit/list/openActions.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { useSeenList } from '../../../screen-kit/list/useSeenList.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { pageOfRecords } from '../../../screen-kit/records/recordLists.ts'
import { CorrespondentFilterField, correspondentTag } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconCopy, IconInspection } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { FollowUpDialog } from '../follow/lazyDialog.tsx'
import { inspectorAtom, seenInspectionsAtom } from '../inspectionState.ts'
import { InspectionTag, wordOptions } from '../words.tsx'

const statusLabels = Object.fromEntries(inspectionStatuses.map(({ id, name }) => [id, name]))

/** What inspections are filtered by. */
const inspectionsFilter = listFilter({
  number: { address: textInAddress, tag: (text) => `№ ${text}` },
  text: { address: textInAddress, tag: (text) => `Обект: ${text}` },
  fromDate: dateField('От'),
  toDate: dateField('До'),
  kindId: { address: idInAddress, tag: (id) => `Вид: ${labelIn(inspectionKindLabels, id)}` },
  correspondentId: { address: idInAddress, tag: correspondentTag },
  departmentId: { address: idInAddress, tag: named('Отдел', departments) },
  personId: { address: idInAddress, tag: named('Проверяващ', people, 'Проверяващ: ') },
  resultId: { address: idInAddress, tag: (id) => `Резултат: ${labelIn(inspectionResultLabels, id)}` },
  statusId: { address: idInAddress, tag: (id) => `Статус: ${labelIn(statusLabels, id)}` },
  category: { address: oneOfInAddress<string>(...deviceCategories), tag: (name: string) => `Категория: ${name}` },
})
type InspectionsFilter = FilterOf<typeof inspectionsFilter>

/** How many devices; nothing was looked at yet where there is no result. */
const countColumn = (
  key: 'devicesCount' | 'nonConformingCount',
  header: string,
  width: string,
): WordedColumn<InspectionRow> => ({
  ...numberColumn(key, header, { width, numeric: true, onPhone: 'line' }),
  text: (row) => (row.resultName === '' && row.devicesCount === 0 ? '–' : countOrDash(row[key])),
})

const columns: readonly WordedColumn<InspectionRow>[] = [
  {
    ...textColumn('number', '№', { width: '7rem', onPhone: 'title', opens: true, nowrap: true }),
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  dateColumn('date', 'Дата', { width: '6.4rem', onPhone: 'tag' }),
  textColumn('kindName', 'Вид', { width: '8.5rem', onPhone: 'line' }),
  textColumn('inspectedPersonName', 'Проверявано лице', { onPhone: 'bare' }),
  {
    ...textColumn('siteName', 'Обект', { onPhone: 'bare' }),
    text: ({ siteName, settlementName }) => [siteName, settlementName].filter(Boolean).join(', '),
  },
  textColumn('settlementName', 'Населено място', { width: '7.5rem', onPhone: 'line' }),
  textColumn('departmentName', 'Регионален отдел', { width: '9rem', onPhone: 'line' }),
  countColumn('devicesCount', 'Проверени СИ', '6rem'),
  countColumn('nonConformingCount', 'Несъответстващи', '7.8rem'),
  textColumn('resultName', 'Резултат', { width: '7.5rem', onPhone: 'line' }),
  dateColumn('followUpUntil', 'Последваща до', { width: '6.8rem', onPhone: 'line' }),
  {
    ...textColumn('statusName', 'Статус', { width: '7.5rem', onPhone: 'tag' }),
    cell: ({ statusId }) => <InspectionTag statusId={statusId} />,
  },
]
const hiddenAtFirst = ['kindName', 'settlementName', 'departmentName']
const pageOf = pageOfRecords<InspectionRow, InspectionsFilter>(inspections.getInspections)
const keyOf = ({ guid }: InspectionRow) => guid
const nameOf = ({ number }: InspectionRow) => `проверка ${number}`
const hrefOf = ({ guid }: InspectionRow) => to.inspections.one(guid)

const InspectionsFilterCard = ({ list }: { list: Filtering<InspectionsFilter> }) => {
  const panel = useFilterPanel(inspectionsFilter, list)
  const period = usePeriod(panel)
  return (
    <FilterCard {...panel.card(period)}>
      <TextField label="№" {...panel.text('number')} />
      <PeriodFields {...period} />
      <SelectField
        label="Вид"
        options={labelOptions(inspectionKindLabels)}
        empty="Всички"
        {...panel.choice('kindId')}
      />
      <TextField label="Лице, обект или място" {...panel.text('text')} />
      <CorrespondentFilterField label="Проверявано лице" {...panel.id('correspondentId')} />
      <LookupSelect label="Регионален отдел" from={departments} {...panel.id('departmentId')} />
      <LookupSelect label="Проверяващ" from={people} {...panel.id('personId')} />
      <SelectField
        label="Резултат"
        options={labelOptions(inspectionResultLabels)}
        empty="Всички"
        {...panel.choice('resultId')}
      />
      <SelectField label="Статус" options={labelOptions(statusLabels)} empty="Всички" {...panel.choice('statusId')} />
      <SelectField
        label="Категория СИ"
        options={wordOptions(deviceCategories)}
        empty="Всички"
        {...panel.choice('category')}
      />
    </FilterCard>
  )
}

/** Single inspections (document 1, section 2, „Inspections“): filter, grid, new, copy, devices to follow. */
const InspectionsPage = () => {
  const [, navigate] = useLocation()
  const [isFollowing, setFollowing] = useState(false)
  const refusal = refusalOf(mayWriteInspections(useAtomValue(inspectorAtom).roles))
  const list = useListPage({
    name: 'inspections',
    title: 'Проверки',
    filter: inspectionsFilter,
    columns,
    hiddenAtFirst,
    pageOf,
  })
  useSeenList(seenInspectionsAtom, list, keyOf)
  const copy = ({ guid }: InspectionRow) => ({
    label: 'Копирай',
    icon: IconCopy,
    run: () => navigate(to.inspections.createFrom(guid)),
  })
  const add = !refusal && (
    <LinkButton kind="primary" icon={IconAdd} href={to.inspections.create()}>
      Нова проверка
    </LinkButton>
  )
  return (
    <>
      <ListScreen
        list={list}
        note={refusal && `${refusal.title} ${refusal.who}`}
        actions={
          <>
            <Button icon={IconInspection} onClick={() => setFollowing(true)}>
              СИ за последваща проверка
            </Button>
            {add}
          </>
        }
        filterCard={<InspectionsFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowHref={hrefOf}
        rowActions={(row) => [...openActions(hrefOf(row), navigate), ...(refusal ? [] : [copy(row)])]}
        empty={
          <ListEmpty
            list={list}
            title="Няма намерени проверки"
            unfiltered={
              <EmptyState title="Няма проверки" action={add}>
                Тук се появяват проверките с обекта, проверените средства за измерване и резултата.
              </EmptyState>
            }
          >
            Нито една проверка не отговаря на зададения филтър.
          </ListEmpty>
        }
      />
      {isFollowing && <FollowUpDialog onClose={() => setFollowing(false)} />}
    </>
  )
}

export default InspectionsPage
