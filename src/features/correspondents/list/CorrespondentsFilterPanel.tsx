import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { groups } from '../lookups.ts'
import { advancedFields, type CorrespondentsFilter, goesWith, isFilterOn } from './correspondentsFilter.ts'
import { kindOptions } from './filterOptions.ts'
import { filterTagsAtom } from './filterTags.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import type { CorrespondentsList } from './useCorrespondentsList.ts'

const cleared: Partial<CorrespondentsFilter> = {}

/** The filter of the correspondents. What is typed lives here, what is applied lives in the address. */
export const CorrespondentsFilterPanel = ({ list }: { list: CorrespondentsList }) => {
  const { filter, show } = list
  const draft = useFilterDraft<CorrespondentsFilter>({
    applied: filter,
    cleared,
    isOn: isFilterOn,
    onFilter: show,
    onRefresh: list.refresh,
    asking: list.fetching,
  })
  const { values, edit } = draft
  const tags = useAtomValue(useMemo(() => filterTagsAtom(filter), [filter]))
  return (
    <FilterCard
      active={isFilterOn(filter)}
      busy={list.fetching}
      onApply={draft.apply}
      onClear={draft.clear}
      tags={tags.map(({ key, label }) => ({ key, label, onRemove: () => draft.remove(...goesWith(key)) }))}
      advanced={
        <>
          <LookupSelect
            label="Група"
            from={groups}
            value={values.correspondentGroupId}
            onChange={(correspondentGroupId) => edit({ correspondentGroupId })}
            placeholder="Всички"
            set={filter.correspondentGroupId !== undefined}
          />
          <PlaceFilter values={values} applied={filter} edit={edit} />
        </>
      }
      advancedOpen={advancedFields.some((name) => filter[name] !== undefined)}
    >
      <TextField
        className="double"
        label="Наименование"
        value={values.fullName ?? ''}
        onChange={(fullName) => edit({ fullName })}
        placeholder="Наименование или имена"
        set={filter.fullName !== undefined}
      />
      <TextField
        label="ЕИК"
        value={values.entityIdentifier ?? ''}
        onChange={(entityIdentifier) => edit({ entityIdentifier })}
        maxLength={30}
        inputMode="numeric"
        set={filter.entityIdentifier !== undefined}
      />
      <TextField
        label="ЕГН/ЛНЧ"
        value={values.personal ?? ''}
        onChange={(personal) => edit({ personal })}
        maxLength={10}
        inputMode="numeric"
        autoComplete="off"
        set={filter.personal !== undefined}
      />
      <SelectField
        label="Вид"
        value={values.kind ?? ''}
        options={kindOptions}
        empty="Всички"
        onChange={(value) => edit({ kind: kindOptions.find((one) => one.value === value)?.value })}
        set={filter.kind !== undefined}
      />
      <div className="correspondents-switch">
        <Switch
          label="Само активни"
          checked={values.onlyActive ?? false}
          onChange={(on) => edit({ onlyActive: on ? true : undefined })}
        />
      </div>
    </FilterCard>
  )
}
