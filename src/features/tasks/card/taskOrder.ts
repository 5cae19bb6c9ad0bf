import { isOpenTask } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'

export type PlacedTask = { task: Task; after: Task | undefined }

/** Sorts tasks: open tasks first, then newest first. A subtask follows its parent. */
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
  // Tasks that are below no root are in a cycle of parents. They are appended, because no task may be hidden by invalid
  // data.
  return [...roots.flatMap(place), ...tasks.flatMap(place)]
}
