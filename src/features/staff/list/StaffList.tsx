import { type ReactNode, useState } from 'react'
import type { StaffKind } from '../../../contract/shapes/staff.ts'
import { kindIn, kindLabels } from '../../../rules/staff/staffKinds.ts'
import { stepLabels, stepsOf } from '../../../rules/staff/staffRoute.ts'
import { idInAddress, oneOfInAddress, yesNoInAddress } from '../../../screen-kit/list/addressField.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import {
  dateField,
  type FilterOf,
  type ListFilter,
  listFilter,
  lookupField,
  textField,
} from '../../../screen-kit/list/listFilter.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { currencyColumn, fileOfRecords, pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import type { StaffDefinition, StaffRecord } from '../staffDefinition.ts'

const staffFilter = (kind: StaffKind) =>
  listFilter({
    fromDate: dateField('От'),
    toDate: dateField('До'),
    personId: lookupField('Служител', people),
    departmentId: lookupField('Звено', departments),
    kind: {
      label: 'Вид',
      address: oneOfInAddress(...Object.keys(kindLabels[kind])),
      tag: (key: string) => `Вид: ${kindIn(kindLabels[kind], key)}`,
    },
    step: {
      label: 'Статус',
      address: oneOfInAddress(...stepsOf(kind)),
      tag: (step) => `Статус: ${stepLabels[kind][step]}`,
    },
    place: textField('Място: '),
    number: textField('№ '),
    // The following filters have no control in the form; links from the reports set them through the URL.
    sinceDate: dateField('Започва от'),
    ownDepartmentId: lookupField('Само от звено', departments, 'Само от: '),
    counted: { label: 'Броени в справката', address: yesNoInAddress, tag: () => 'Броени в справката' },
    vehicleId: { label: 'Служебен автомобил', address: idInAddress, tag: () => 'С един служебен автомобил' },
  })
type StaffListFilter = FilterOf<ReturnType<typeof staffFilter>>

const keyOf = ({ id }: StaffRecord) => id
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type CardProps = {
  about: ListFilter<StaffListFilter>
  list: Filtering<StaffListFilter>
  kind: StaffKind
}

const StaffFilterCard = ({ about, list, kind }: CardProps) => {
  const panel = useFilterPanel(about, list)
  const period = usePeriod(panel)
  const statuses = stepsOf(kind).map((step) => ({ value: step, label: stepLabels[kind][step] }))
  return (
    <FilterCard {...panel.card(period)}>
      <PeriodFields {...period} />
      <LookupSelect label="Служител" from={people} {...panel.id('personId')} />
      <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
      <SelectField label="Вид" options={optionsOf(kindLabels[kind])} {...panel.choice('kind')} />
      {kind === 'sickLeave' ? (
        <TextField label="№" {...panel.text('number')} />
      ) : (
        <SelectField label="Статус" options={statuses} {...panel.choice('step')} />
      )}
      {kind === 'trip' && <TextField label="Място" {...panel.text('place')} />}
    </FilterCard>
  )
}

export type ListProps<R extends StaffRecord> = {
  definition: StaffDefinition<R>
  before?: ReactNode
  tabs?: { row: ReactNode; current: string }
}

export const StaffList = <R extends StaffRecord>({ definition, before, tabs }: ListProps<R>) => {
  const [filter] = useState(() => staffFilter(definition.kind))
  const [pageOf] = useState(() => pageOfRecords<R, StaffListFilter>(definition.calls.list))
  const list = useListPage({
    name: definition.name,
    title: definition.title,
    filter,
    columns: definition.columns,
    pageOf,
    ...(definition.hiddenAtFirst && { hiddenAtFirst: definition.hiddenAtFirst }),
  })
  useSeenList(definition.place.seenAtom, list, keyOf)
  const hrefOf = ({ id }: R) => definition.at.one(id)
  const create = (kind?: 'primary') => (
    <LinkButton {...(kind && { kind })} icon={IconAdd} href={definition.at.create()}>
      {definition.newLabel ?? definition.newTitle}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      before={before}
      {...(tabs && { tabs })}
      fileOfList={fileOfRecords<StaffListFilter>(definition.calls.export, definition.hasAmounts && [currencyColumn])}
      actions={create('primary')}
      filterCard={<StaffFilterCard about={filter} list={list} kind={definition.kind} />}
      rowKey={keyOf}
      rowLabel={definition.rules.nameOf}
      rowHref={hrefOf}
      empty={
        <ListEmpty list={list} of="записи" one="един запис" title="Списъкът е празен" action={create()}>
          {definition.emptyText}
        </ListEmpty>
      }
    />
  )
}
