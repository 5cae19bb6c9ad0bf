import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ListView } from '../../../contract/enumerations.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { departmentOptions, typeOptions } from '../../document-lookups/public.ts'
import { AdvancedFields } from './AdvancedFields.tsx'
import { advancedFields, anyDepartment, clearedFilter, type DocumentsFilter, isFilterOn } from './documentsFilter.ts'
import { documentsViews } from './documentsViews.ts'
import { FillDepartmentSwitch } from './FillDepartmentSwitch.tsx'
import { filterTagsAtom } from './filterTags.ts'
import { ScopeSwitch } from './ScopeSwitch.tsx'
import type { DocumentsList } from './useDocumentsList.ts'
import { ViewFields } from './ViewFields.tsx'

type Props = { list: DocumentsList; view: ListView }

/**
 * The documents filter panel „Търсене“ (document 1, section 2). What is typed lives here, so that typing draws only the
 * panel; what is applied lives in the address.
 */
export const DocumentsFilterPanel = ({ list, view }: Props) => {
  const { filter, scope, show } = list
  const draft = useFilterDraft<DocumentsFilter>({
    applied: filter,
    cleared: clearedFilter(filter),
    isOn: isFilterOn,
    onFilter: show,
    onRefresh: list.refresh,
    asking: list.fetching,
  })
  const { values, edit } = draft
  const period = usePeriod(values)
  const tags = useAtomValue(useMemo(() => filterTagsAtom(filter, scope), [filter, scope]))
  const form = { values, edit, applied: filter }
  return (
    <>
      {list.mayChooseScope && (
        <ScopeSwitch scope={scope} onChange={(next) => show({ ...withoutScoped(filter), scope: next })} />
      )}
      <FilterCard
        active={isFilterOn(filter)}
        busy={list.fetching}
        onApply={() => period.check() && draft.apply()}
        onClear={() => {
          period.reset()
          draft.clear()
        }}
        tags={tags.map(({ key, label }) => ({ key, label, onRemove: () => draft.remove(key) }))}
        advanced={
          <>
            <AdvancedFields {...form} scope={scope} />
            {documentsViews[view].fillsDepartment && <FillDepartmentSwitch />}
          </>
        }
        advancedOpen={advancedFields.some((name) => filter[name] !== undefined)}
      >
        <PeriodFields {...form} period={period} />
        <TextField
          label="Рег №"
          value={values.number ?? ''}
          onChange={(number) => edit({ number })}
          set={filter.number !== undefined}
        />
        <LookupSelect
          label="Тип"
          from={typeOptions[scope]}
          value={values.documentTypeId}
          onChange={(documentTypeId) => edit({ documentTypeId })}
          placeholder="Всички"
          set={filter.documentTypeId !== undefined}
        />
        <LookupSelect
          label="Регионално звено"
          from={departmentOptions}
          value={typeof values.departmentId === 'number' ? values.departmentId : undefined}
          onChange={(id) => edit({ departmentId: id ?? anyDepartment })}
          placeholder="Всички"
          set={typeof filter.departmentId === 'number'}
        />
        <TextField
          label="Относно"
          value={values.subject ?? ''}
          onChange={(subject) => edit({ subject })}
          set={filter.subject !== undefined}
        />
        {(view === ListView.Control || view === ListView.Manage) && <ViewFields {...form} view={view} />}
      </FilterCard>
    </>
  )
}

/** Types and indexes belong to one of the two reports. */
const withoutScoped = (filter: Partial<DocumentsFilter>): Partial<DocumentsFilter> => {
  const { documentTypeId: _, numberIndexId: __, ...rest } = filter
  return rest
}
