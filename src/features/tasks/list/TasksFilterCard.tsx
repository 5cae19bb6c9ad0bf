import { PeriodFields } from '../../../screen-kit/list/PeriodFields.tsx'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { usePeriod } from '../../../screen-kit/list/usePeriod.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import { type TasksFilter, tasksFilter } from './tasksFilter.ts'

const termLabels = { fromDate: 'Срок от', toDate: 'Срок до' }

export const TasksFilterCard = ({ list }: { list: Filtering<TasksFilter> }) => {
  const panel = useFilterPanel(tasksFilter, list)
  const period = usePeriod(panel, termLabels)
  return (
    <FilterCard
      {...panel.card(period)}
      toggle={<Checkbox label="Просрочени" {...panel.flag('overdueOnly')} />}
      advanced={
        <>
          <LookupSelect label="Изпълнител" from={people} {...panel.id('assigneePersonId')} />
          <LookupSelect label="Възложител" from={people} {...panel.id('assignedByPersonId')} />
        </>
      }
    >
      <LookupSelect label="Вид" from={taskTypes} {...panel.id('taskTypeId')} />
      <LookupSelect label="Приоритет" from={taskPriorities} {...panel.id('taskPriorityId')} />
      <LookupSelect label="Статус" from={taskStatuses} {...panel.id('taskStatusId')} />
      <PeriodFields {...period} />
      <TextField label="Документ №" {...panel.text('documentNumber')} />
    </FilterCard>
  )
}
