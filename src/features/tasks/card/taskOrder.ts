import type { Task } from '../state.ts'
import { isOpenTask } from '../taskFacts.ts'

export type PlacedTask = { task: Task; after: Task | undefined }

/** Open tasks first, the newest first; a task that goes on after another stands right under it. */
export const tasksInOrder = (tasks: readonly Task[]): PlacedTask[] => {
  const byGuid = new Map(tasks.flatMap((task) => (task.guid ? [[task.guid, task] as const] : [])))
  const parentOf = ({ parentTaskGuid }: Task): Task | undefined =>
    parentTaskGuid === null ? undefined : byGuid.get(parentTaskGuid)
  const newestFirst = (a: Task, b: Task): number =>
    Number(isOpenTask(b)) - Number(isOpenTask(a)) ||
    (b.dateCreated ?? '').localeCompare(a.dateCreated ?? '') ||
    b.id - a.id
  const placed = new Set<Task>()
  const place = (task: Task): PlacedTask[] => {
    if (placed.has(task)) return []
    placed.add(task)
    const next = tasks.filter((one) => parentOf(one) === task).toSorted(newestFirst)
    return [{ task, after: parentOf(task) }, ...next.flatMap(place)]
  }
  const roots = tasks.filter((task) => parentOf(task) === undefined).toSorted(newestFirst)
  // Whatever is left stands in a circle of parents: a fault of the data must not hide a task.
  return [...roots.flatMap(place), ...tasks.flatMap(place)]
}
