import type { Task } from '../state.ts'
import type { PlacedTask } from './taskOrder.ts'

export type Resolution = NonNullable<Task['resolution']>
export type TaskGroup = { resolution: Resolution | null; tasks: PlacedTask[] }

/** When a resolution was issued; one without a number yet is the newest. */
const issued = ({ resolution }: TaskGroup): string => resolution?.dateRegistered ?? '9'

/**
 * Tasks under the resolutions that ordered them, the newest resolution first; those given directly on the document come
 * last. A task that goes on after another one stays in its group.
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
    ...all.filter(({ resolution }) => resolution !== null).toSorted((a, b) => issued(b).localeCompare(issued(a))),
    ...all.filter(({ resolution }) => resolution === null),
  ]
}
