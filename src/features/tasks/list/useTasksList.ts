import type { Ask } from '../../../contract/endpoint.ts'
import { tasks } from '../../../contract/tasks.ts'
import { pageInstead } from '../../../screen-kit/list/listAddress.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePageThatExists } from '../../../screen-kit/list/usePageThatExists.ts'
import { queryOf } from '../../../transport/query.ts'
import { filterBody, type TasksFilter, tabOf, tasksAddress } from './tasksFilter.ts'
import { type TabKey, usualSort } from './taskTabs.ts'

type TasksAsk = Ask<typeof tasks.getOpenedUserTasks>

/** One page of a tab, as a query (document 2, section 7). */
const pageOf = (tab: TabKey, ask: TasksAsk) => {
  if (tab === 'completed') return queryOf(tasks.getCompletedUserTasks, ask)
  return tab === 'created' ? queryOf(tasks.getCreatedUserTasks, ask) : queryOf(tasks.getOpenedUserTasks, ask)
}

/** The tasks list: what its address says, what is asked for, what came. */
export const useTasksList = () => {
  const [place, go] = useListAddress(tasksAddress)
  const { filter, page, size } = place
  const tab = tabOf(filter)
  const sort = place.sort ?? usualSort[tab]
  const body = {
    ...filterBody(filter),
    sortColumns: [{ columnName: sort.by, direction: sort.direction }],
  }
  const list = useList(pageOf(tab, { query: { skip: (page - 1) * size, take: size }, body }))
  usePageThatExists(pageInstead(page, size, list.grid.total), list.grid.stale, go)
  /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
  const show = (next: Partial<TasksFilter>) => {
    list.forget()
    go({ filter: next, page: 1 })
  }
  return { ...list, tab, filter, place, sort, go, show }
}
export type TasksList = ReturnType<typeof useTasksList>
