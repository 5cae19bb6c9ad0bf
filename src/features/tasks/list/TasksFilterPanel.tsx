import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import type { LookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import { clearedFilter, isFilterOn, type TasksFilter } from './tasksFilter.ts'
import { filterTagsAtom } from './tasksFilterTags.ts'
import type { TasksList } from './useTasksList.ts'

type LookupName = 'taskTypeId' | 'taskPriorityId' | 'taskStatusId' | 'assigneePersonId' | 'assignedByPersonId'
const termLabels = { fromDate: 'Срок от', toDate: 'Срок до' }

/** The filter of the tasks. What is typed lives here, so that typing draws only the panel; what is applied, in the address. */
export const TasksFilterPanel = ({ list }: { list: TasksList }) => {
  const { filter, show } = list
  const draft = useFilterDraft<TasksFilter>({
    applied: filter,
    cleared: clearedFilter(filter),
    isOn: isFilterOn,
    onFilter: show,
    onRefresh: list.refresh,
    asking: list.fetching,
  })
  const { values, edit } = draft
  const tags = useAtomValue(useMemo(() => filterTagsAtom(filter), [filter]))
  const period = usePeriod(values, termLabels)
  const choice = (name: LookupName, label: string, from: LookupOptions) => (
    <LookupSelect
      label={label}
      from={from}
      value={values[name]}
      onChange={(id) => edit({ [name]: id })}
      placeholder="Всички"
      set={filter[name] !== undefined}
    />
  )
  return (
    <FilterCard
      active={isFilterOn(filter)}
      busy={list.fetching}
      onApply={() => period.check() && draft.apply()}
      onClear={() => {
        period.reset()
        draft.clear()
      }}
      tags={tags.map(({ key, label }) => ({ key, label, onRemove: () => draft.remove(key) }))}
    >
      {choice('taskTypeId', 'Вид', taskTypes)}
      {choice('taskPriorityId', 'Приоритет', taskPriorities)}
      {choice('taskStatusId', 'Статус', taskStatuses)}
      <PeriodFields values={values} applied={filter} edit={edit} period={period} />
      <TextField
        label="Документ №"
        value={values.documentNumber ?? ''}
        onChange={(documentNumber) => edit({ documentNumber })}
        set={filter.documentNumber !== undefined}
      />
      {choice('assigneePersonId', 'Изпълнител', people)}
      {choice('assignedByPersonId', 'Възложител', people)}
      <div className="task-filter-check">
        <Checkbox
          label="Просрочени"
          checked={values.overdueOnly === true}
          onChange={(overdue) => edit({ overdueOnly: overdue || undefined })}
        />
      </div>
    </FilterCard>
  )
}
