import { atom } from 'jotai'
import { following } from '../../contract/following.ts'
import { handOver } from '../../contract/handOver.ts'
import { reminders } from '../../contract/reminders.ts'
import { TaskStatus, TaskType } from '../../contract/taskKinds.ts'
import { tasks } from '../../contract/tasks.ts'
import { today } from '../../dates/clock.ts'
import { mayCallAtom } from '../../state/access.ts'
import { queryAtom, queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

const byTerm = [{ columnName: 'endDate', direction: 'asc' as const }]
/** The maximum number of rows of a card; a link leads to the list with all. */
export const rowsOfCard = 8
const first = (take: number) => ({ skip: 0, take })

/** The open tasks whose term ends today or has passed, including requests, which another card shows. */
export const dueTasksAtom = queryAtom((get) => ({
  ...queryOf(tasks.getOpenedUserTasks, { query: first(50), body: { toDate: today(), sortColumns: byTerm } }),
  enabled: get(mayCallAtom)(tasks.getOpenedUserTasks),
}))

const requestTypes = [TaskType.SIGNATURE, TaskType.AGREEMENT, TaskType.APPROVAL, TaskType.RESOLUTION] as const
const requestsOfTypeAtom = queryAtomFamily(
  (taskTypeId: number) =>
    queryOf(tasks.getOpenedUserTasks, { query: first(20), body: { taskTypeId, sortColumns: byTerm } }),
  (get) => get(mayCallAtom)(tasks.getOpenedUserTasks),
)

const byEndDate = (a: { endDate: string | null }, b: { endDate: string | null }): number =>
  (a.endDate ?? '9') < (b.endDate ?? '9') ? -1 : 1

/** Tasks that the user gave and for which an assignee asks for more time. A backend may not know the filter. */
const termRequestsAtom = queryAtom((get) => ({
  ...queryOf(tasks.getCreatedUserTasks, { query: first(20), body: { termRequestedOnly: true, sortColumns: byTerm } }),
  enabled: get(mayCallAtom)(tasks.getCreatedUserTasks),
}))
/** Returns these tasks; none while they are loading or if the request fails, because the other requests do not wait. */
export const requestedTermsAtom = atom((get) =>
  (get(termRequestsAtom).data?.items ?? []).filter(({ termRequested }) => termRequested),
)

export const requestsAtom = atom((get) => {
  const all = requestTypes.map((type) => get(requestsOfTypeAtom(type)))
  const pages = all.flatMap(({ data }) => data ?? [])
  return {
    data:
      pages.length < all.length
        ? undefined
        : all
            .flatMap(({ data }, index) =>
              (data?.items ?? []).map((row) => ({ ...row, taskTypeId: requestTypes[index] ?? TaskType.EXECUTION })),
            )
            .sort(byEndDate),
    totalCount: pages.reduce((sum, { totalCount }) => sum + totalCount, 0),
    error: all.find(({ error, data }) => error && !data)?.error ?? null,
    refetch: () => {
      for (const { refetch } of all) void refetch()
    },
  }
})

export const expectedAtom = queryAtom((get) => ({
  ...queryOf(tasks.getCreatedUserTasks, {
    query: first(rowsOfCard),
    body: { taskStatusId: TaskStatus.OPEN, sortColumns: byTerm },
  }),
  enabled: get(mayCallAtom)(tasks.getCreatedUserTasks),
}))

export const remindersAtom = queryAtom((get) => ({
  ...queryOf(reminders.getReminders, {}),
  enabled: get(mayCallAtom)(reminders.getReminders),
}))

export const followedAtom = queryAtom((get) => ({
  ...queryOf(following.getFollowedDocuments, {}),
  enabled: get(mayCallAtom)(following.getFollowedDocuments),
}))

export const handedOverAtom = queryAtom((get) => ({
  ...queryOf(handOver.getHandedOverWork, {}),
  enabled: get(mayCallAtom)(handOver.getHandedOverWork),
}))
