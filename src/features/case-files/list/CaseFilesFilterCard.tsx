import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { CorrespondentFilterField } from '../../../screen-kit/search/CorrespondentFilterField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { departmentOptions, statusOptions } from './caseFileOptions.ts'
import { type CaseFilesFilter, isFilterOn } from './caseFilesFilter.ts'
import { filterTagsAtom } from './filterTags.ts'

type Props = {
  filter: Partial<CaseFilesFilter>
  busy: boolean
  onFilter: (filter: Partial<CaseFilesFilter>) => void
  onRefresh: () => void
}

/** The filter over case files. What is typed lives here, so that typing draws only the panel. */
export const CaseFilesFilterCard = ({ filter, busy, onFilter, onRefresh }: Props) => {
  const draft = useFilterDraft<CaseFilesFilter>({
    applied: filter,
    cleared: {},
    isOn: isFilterOn,
    onFilter,
    onRefresh,
    asking: busy,
  })
  const { values, edit } = draft
  const period = usePeriod(values)
  const tags = useAtomValue(useMemo(() => filterTagsAtom(filter), [filter]))
  const text = (name: 'number' | 'subject', label: string) => (
    <TextField
      label={label}
      value={values[name] ?? ''}
      onChange={(typed) => edit({ [name]: typed })}
      set={filter[name] !== undefined}
    />
  )
  return (
    <FilterCard
      active={isFilterOn(filter)}
      busy={busy}
      onApply={() => period.check() && draft.apply()}
      onClear={() => {
        period.reset()
        draft.clear()
      }}
      tags={tags.map(({ key, label }) => ({ key, label, onRemove: () => draft.remove(key) }))}
    >
      {text('number', '№')}
      <PeriodFields values={values} applied={filter} edit={edit} period={period} />
      {text('subject', 'Относно')}
      <CorrespondentFilterField
        id={values.correspondentID}
        onChange={(correspondentID) => edit({ correspondentID })}
        set={filter.correspondentID !== undefined}
      />
      <LookupSelect
        label="Звено"
        from={departmentOptions}
        value={values.departmentId}
        onChange={(departmentId) => edit({ departmentId })}
        placeholder="Всички"
        set={filter.departmentId !== undefined}
      />
      <LookupSelect
        label="Статус"
        from={statusOptions}
        value={values.statusId}
        onChange={(statusId) => edit({ statusId })}
        placeholder="Неприключени"
        set={filter.statusId !== undefined}
      />
    </FilterCard>
  )
}
