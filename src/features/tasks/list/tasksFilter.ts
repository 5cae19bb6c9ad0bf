import { type TaskFilterField, tasks } from '../../../contract/tasks.ts'
import { flagInAddress, oneOfInAddress } from '../../../screen-kit/list/addressField.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { queryOf } from '../../../transport/query.ts'
import type { GridSort } from '../../../widgets/grid/gridColumn.ts'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import type { TaskFilterBody } from '../taskState.ts'

export const tabLabels = {
  opened: 'Отворени',
  completed: 'Приключени',
  created: 'Възложени от мен',
  department: 'На звеното',
} as const
export type TabKey = keyof typeof tabLabels

export const usualSort: Record<TabKey, GridSort> = {
  opened: { by: 'endDate', direction: 'asc' },
  completed: { by: 'endDate', direction: 'desc' },
  created: { by: 'endDate', direction: 'desc' },
  department: { by: 'endDate', direction: 'asc' },
}

type Fields = { tab: Exclude<TabKey, 'opened'> } & {
  [F in TaskFilterField]-?: NonNullable<TaskFilterBody[F]> extends boolean ? true : NonNullable<TaskFilterBody[F]>
}

export const termRequestedLabel = 'С поискан нов срок'

export const tasksFilter = listFilter<Fields>({
  tab: { label: 'Раздел', address: oneOfInAddress('completed', 'created', 'department') },
  taskTypeId: lookupField('Вид', taskTypes, 'Вид: '),
  taskPriorityId: lookupField('Приоритет', taskPriorities, 'Приоритет: '),
  taskStatusId: lookupField('Статус', taskStatuses, 'Статус: '),
  fromDate: dateField('Срок от'),
  toDate: dateField('Срок до'),
  documentNumber: textField('Документ № '),
  assigneePersonId: { ...lookupField('Изпълнител', people, 'Изпълнител: '), folded: true },
  assignedByPersonId: { ...lookupField('Възложител', people, 'Възложител: '), folded: true },
  overdueOnly: { label: 'Само просрочени', address: flagInAddress, tag: () => 'Просрочени' },
  termRequestedOnly: { label: termRequestedLabel, address: flagInAddress, tag: () => termRequestedLabel },
})
export type TasksFilter = FilterOf<typeof tasksFilter>
type Filter = Partial<TasksFilter>

export const tabOf = (search: string): TabKey =>
  tasksFilter.fields.tab.address.read(new URLSearchParams(search).get('tab') ?? '') ?? 'opened'
export const inTab = ({ tab: _, ...rest }: Filter, tab: TabKey): Filter => (tab === 'opened' ? rest : { ...rest, tab })

export const filterBody = ({ tab: _, ...rest }: Filter): TaskFilterBody => rest

export const tasksPage = (place: ListAddress<TasksFilter>) => {
  const request = { query: rowsOfPage(place), body: { ...filterBody(place.filter), ...sortOfPage(place) } }
  if (place.filter.tab === 'completed') return queryOf(tasks.getCompletedUserTasks, request)
  if (place.filter.tab === 'department') return queryOf(tasks.getDepartmentTasks, request)
  return place.filter.tab === 'created'
    ? queryOf(tasks.getCreatedUserTasks, request)
    : queryOf(tasks.getOpenedUserTasks, request)
}
