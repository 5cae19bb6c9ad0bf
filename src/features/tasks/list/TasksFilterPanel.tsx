import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useFilterDraft } from '../../../screen-kit/list/useFilterDraft.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import type { LookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { DateProblem } from '../../../widgets/fields/typedDate.ts'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import { clearedFilter, isFilterOn, periodProblem, type TasksFilter } from './tasksFilter.ts'
import { filterTagsAtom } from './tasksFilterTags.ts'
import type { TasksList } from './useTasksList.ts'

type LookupName = 'taskTypeId' | 'taskPriorityId' | 'taskStatusId' | 'assigneePersonId' | 'assignedByPersonId'
type Ends = 'fromDate' | 'toDate'
const idOf: Record<Ends, string> = { fromDate: 'tasks-from', toDate: 'tasks-to' }
const noProblems: Record<Ends, DateProblem | null> = { fromDate: null, toDate: null }

/** The filter of the tasks. What is typed lives here, so that typing draws only the panel; what is applied, in the address. */
export const TasksFilterPanel = ({ list }: { list: TasksList }) => {
  const { filter, show } = list
  const [problems, setProblems] = useState(noProblems)
  const [round, setRound] = useState(0)
  const draft = useFilterDraft<TasksFilter>({
    applied: filter,
    cleared: clearedFilter(filter),
    isOn: isFilterOn,
    onFilter: show,
    onRefresh: () => {
      list.forget()
      if (list.place.page === 1) list.refetch()
      else list.go({ page: 1 })
    },
  })
  const { values, edit } = draft
  const tags = useAtomValue(useMemo(() => filterTagsAtom(filter), [filter]))
  const turned = periodProblem({ fromDate: values.fromDate, toDate: values.toDate })
  /** A filter with a wrong date is not applied, and nothing typed is lost. */
  const apply = () => {
    const wrong: Ends | null = problems.fromDate ? 'fromDate' : problems.toDate || turned ? 'toDate' : null
    if (wrong) document.getElementById(idOf[wrong])?.focus()
    else draft.apply()
  }
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
  const end = (name: Ends, label: string, error?: string) => (
    <DateField
      key={`${name} ${round}`}
      id={idOf[name]}
      label={label}
      value={values[name] ?? null}
      onChange={(date, problem) => {
        setProblems((before) => ({ ...before, [name]: problem }))
        edit({ [name]: date ?? undefined })
      }}
      error={error}
      set={filter[name] !== undefined}
    />
  )
  return (
    <FilterCard
      active={isFilterOn(filter)}
      busy={list.fetching}
      onApply={apply}
      onClear={() => {
        setProblems(noProblems)
        setRound(round + 1)
        draft.clear()
      }}
      tags={tags.map(({ key, label }) => ({ key, label, onRemove: () => draft.remove(key) }))}
    >
      {choice('taskTypeId', 'Вид', taskTypes)}
      {choice('taskPriorityId', 'Приоритет', taskPriorities)}
      {choice('taskStatusId', 'Статус', taskStatuses)}
      {end('fromDate', 'Срок от')}
      {end('toDate', 'Срок до', turned)}
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
