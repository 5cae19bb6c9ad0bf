import {
  dateInAddress,
  flagInAddress,
  idInAddress,
  oneOfInAddress,
  textInAddress,
} from '../../../screen-kit/list/addressField.ts'
import type { AddressOf } from '../../../screen-kit/list/listAddress.ts'
import type { TaskFilterBody } from '../state.ts'
import { sortableColumns } from './tasksColumns.tsx'
import type { TabKey } from './taskTabs.ts'

/** What the address of the tasks list says; `tab` is absent for „Отворени“. */
export type TasksFilter = {
  tab: Exclude<TabKey, 'opened'>
  taskTypeId: number
  taskPriorityId: number
  taskStatusId: number
  fromDate: string
  toDate: string
  documentNumber: string
  assigneePersonId: number
  assignedByPersonId: number
  overdueOnly: true
}
type Filter = Partial<TasksFilter>
export type FilterField = Exclude<keyof TasksFilter, 'tab'>

export const tasksAddress: AddressOf<TasksFilter> = {
  fields: {
    tab: oneOfInAddress('completed', 'created'),
    taskTypeId: idInAddress,
    taskPriorityId: idInAddress,
    taskStatusId: idInAddress,
    fromDate: dateInAddress,
    toDate: dateInAddress,
    documentNumber: textInAddress,
    assigneePersonId: idInAddress,
    assignedByPersonId: idInAddress,
    overdueOnly: flagInAddress,
  },
  sortable: sortableColumns,
}

export const tabOf = ({ tab }: Filter): TabKey => tab ?? 'opened'
/** The filter of another tab: every field stays, for the question is the same. */
export const inTab = ({ tab: _, ...rest }: Filter, tab: TabKey): Filter => (tab === 'opened' ? rest : { ...rest, tab })

/** Which fields are set; the tab is not one of them. */
export const setFields = (filter: Filter): FilterField[] =>
  (Object.keys(tasksAddress.fields) as (keyof TasksFilter)[]).filter(
    (name): name is FilterField => name !== 'tab' && filter[name] !== undefined,
  )
export const isFilterOn = (filter: Filter): boolean => setFields(filter).length > 0
/** What „Изчисти“ leaves: the tab. */
export const clearedFilter = ({ tab }: Filter): Filter => (tab ? { tab } : {})

/** The body of the list call: what is set, without the tab. */
export const filterBody = ({ tab: _, ...rest }: Filter): TaskFilterBody => rest
