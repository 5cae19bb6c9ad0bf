import type { Task } from '../taskState.ts'
import type { PlacedTask } from './taskOrder.ts'

export type Resolution = NonNullable<Task['resolution']>
export type TaskGroup = { resolution: Resolution | null; tasks: PlacedTask[] }

/**
 * Returns the sort key of a group: the date of its resolution. Without a date the resolution counts as the newest,
 * because „9“ sorts after every date.
 */
const issueDateKey = ({ resolution }: TaskGroup): string => resolution?.dateRegistered ?? '9'

/**
 * Groups tasks by resolution: the newest resolution first, tasks without one last. A subtask stays in the group of its
 * parent.
 */
export const taskGroups = (placed: readonly PlacedTask[]): TaskGroup[] => {
  const groups = new Map<string | null, TaskGroup>()
  const resolutionOf = new Map<Task, Resolution | null>()
  for (const one of placed) {
    const own = one.task.resolution ?? (one.after && resolutionOf.get(one.after)) ?? null
    resolutionOf.set(one.task, own)
    const group = groups.get(own?.guid ?? null) ?? { resolution: own, tasks: [] }
    group.tasks.push(one)
    groups.set(own?.guid ?? null, group)
  }
  const all = [...groups.values()]
  return [
    ...all
      .filter(({ resolution }) => resolution !== null)
      .toSorted((a, b) => issueDateKey(b).localeCompare(issueDateKey(a))),
    ...all.filter(({ resolution }) => resolution === null),
  ]
}
