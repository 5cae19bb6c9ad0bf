import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { inspectionStatuses } from '../../../../contract/inspections.ts'
import { formatDate } from '../../../../dates/civilDate.ts'
import { PeriodFields } from '../../../../screen-kit/list/PeriodFields.tsx'
import type { Filtering } from '../../../../screen-kit/list/PickDialog.tsx'
import { useFilterDraft } from '../../../../screen-kit/list/useFilterDraft.ts'
import { usePeriod } from '../../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../../screen-kit/lookup/LookupSelect.tsx'
import { FilterCard } from '../../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'
import { departmentOptions } from '../../list/caseFileOptions.ts'
import { departmentNameAtom } from './departmentName.ts'
import { type InspectionsFilter, isInspectionFilterOn } from './inspectionFilter.ts'

const statuses = inspectionStatuses.map(({ id, name }) => ({ value: String(id), label: name }))

type Props = Filtering<InspectionsFilter> & { textLabel: string }

/** The filter over inspections, single or group. */
export const InspectionFilterCard = ({ textLabel, filter, busy, onFilter, onRefresh }: Props) => {
  const isOn = isInspectionFilterOn(filter)
  const draft = useFilterDraft<InspectionsFilter>({
    applied: filter,
    cleared: {},
    isOn: isInspectionFilterOn,
    onFilter,
    onRefresh,
    asking: busy,
  })
  const { values, edit } = draft
  const period = usePeriod(values)
  const { departmentId } = filter
  const department = useAtomValue(useMemo(() => departmentNameAtom(departmentId), [departmentId]))
  const words: { [K in keyof InspectionsFilter]: string } = {
    number: `№ ${filter.number}`,
    text: `${textLabel}: ${filter.text}`,
    fromDate: `От ${formatDate(filter.fromDate)}`,
    toDate: `До ${formatDate(filter.toDate)}`,
    departmentId: department,
    statusId: inspectionStatuses.find(({ id }) => id === filter.statusId)?.name ?? 'Статус',
  }
  const tags = (Object.keys(words) as (keyof InspectionsFilter)[])
    .filter((key) => filter[key] !== undefined)
    .map((key) => ({ key, label: words[key], onRemove: () => draft.remove(key) }))
  const text = (name: 'number' | 'text', label: string) => (
    <TextField
      label={label}
      value={values[name] ?? ''}
      onChange={(typed) => edit({ [name]: typed })}
      set={filter[name] !== undefined}
    />
  )
  return (
    <FilterCard
      active={isOn}
      busy={busy}
      onApply={() => period.check() && draft.apply()}
      onClear={() => {
        period.reset()
        draft.clear()
      }}
      tags={tags}
    >
      {text('number', '№')}
      {text('text', textLabel)}
      <PeriodFields values={values} applied={filter} edit={edit} period={period} />
      <LookupSelect
        label="Отдел"
        from={departmentOptions}
        value={values.departmentId}
        onChange={(id) => edit({ departmentId: id })}
        placeholder="Всички"
        set={departmentId !== undefined}
      />
      <SelectField
        label="Статус"
        value={String(values.statusId ?? '')}
        options={statuses}
        empty="Всички"
        onChange={(value) => edit({ statusId: value === '' ? undefined : Number(value) })}
        set={filter.statusId !== undefined}
      />
    </FilterCard>
  )
}
