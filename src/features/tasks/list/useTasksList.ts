import type { Ask } from '../../../contract/endpoint.ts'
import { tasks } from '../../../contract/tasks.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import { queryOf } from '../../../transport/query.ts'
import { filterBody, tabOf, tasksAddress } from './tasksFilter.ts'
import { type TabKey, usualSort } from './taskTabs.ts'

type TasksAsk = Ask<typeof tasks.getOpenedUserTasks>

/** One page of a tab, as a query (document 2, section 7). */
const pageOf = (tab: TabKey, ask: TasksAsk) => {
  if (tab === 'completed') return queryOf(tasks.getCompletedUserTasks, ask)
  return tab === 'created' ? queryOf(tasks.getCreatedUserTasks, ask) : queryOf(tasks.getOpenedUserTasks, ask)
}

/** The tasks list: what its address says, what is asked for, what came. */
export const useTasksList = () => {
  const address = useListAddress(tasksAddress)
  const [place] = address
  const { filter, page, size } = place
  const tab = tabOf(filter)
  const sort = place.sort ?? usualSort[tab]
  const body = {
    ...filterBody(filter),
    sortColumns: [{ columnName: sort.by, direction: sort.direction }],
  }
  const list = usePagedList(
    tasksAddress,
    address,
    pageOf(tab, { query: { skip: (page - 1) * size, take: size }, body }),
  )
  return { ...list, tab, sort }
}
export type TasksList = ReturnType<typeof useTasksList>
