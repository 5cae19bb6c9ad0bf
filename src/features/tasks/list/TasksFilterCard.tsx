import { Fragment, type ReactNode } from 'react'
import type { TaskFilterField } from '../../../contract/tasks.ts'
import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import { type TasksFilter, tasksFilter, termRequestedLabel } from './tasksFilter.ts'

const termLabels = { fromDate: 'Срок от', toDate: 'Срок до' }

export const TasksFilterCard = ({ list }: { list: Filtering<TasksFilter> }) => {
  const panel = useFilterPanel(tasksFilter, list)
  const period = usePeriod(panel, termLabels)
  const controls: Record<TaskFilterField, ReactNode> = {
    taskTypeId: <LookupSelect label="Вид" from={taskTypes} {...panel.id('taskTypeId')} />,
    taskPriorityId: <LookupSelect label="Приоритет" from={taskPriorities} {...panel.id('taskPriorityId')} />,
    taskStatusId: <LookupSelect label="Статус" from={taskStatuses} {...panel.id('taskStatusId')} />,
    fromDate: <PeriodFields {...period} />,
    // Rendered by `PeriodFields` together with `fromDate`.
    toDate: null,
    documentNumber: <TextField label="Документ №" {...panel.text('documentNumber')} />,
    assigneePersonId: <LookupSelect label="Изпълнител" from={people} {...panel.id('assigneePersonId')} />,
    assignedByPersonId: <LookupSelect label="Възложител" from={people} {...panel.id('assignedByPersonId')} />,
    overdueOnly: <Checkbox label="Просрочени" {...panel.flag('overdueOnly')} />,
    termRequestedOnly: <Checkbox label={termRequestedLabel} {...panel.flag('termRequestedOnly')} />,
  }
  const { overdueOnly, termRequestedOnly, assigneePersonId, assignedByPersonId, ...always } = controls
  return (
    <FilterCard
      {...panel.card(period)}
      toggle={overdueOnly}
      advanced={
        <>
          {assigneePersonId}
          {assignedByPersonId}
          {termRequestedOnly}
        </>
      }
    >
      {Object.entries(always).map(([field, control]) => (
        <Fragment key={field}>{control}</Fragment>
      ))}
    </FilterCard>
  )
}
