import { formatDateYear } from '../../src/dates/civilDate.ts'
import { latestEnd } from '../../src/rules/tasks/taskFacts.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'

/** Writes parts with moved deadlines and the deadline of the task, with the reason in the history. */
export const moveParts = (
  world: World,
  caller: Caller,
  task: TaskRow,
  parts: readonly TaskAssigneeRow[],
  note: string,
): void => {
  for (const part of parts) if (part !== world.taskAssignees.get(part.id)) world.put('taskAssignees', part)
  const deadline = latestEnd(parts.map(({ endDate }) => endDate))
  if (deadline === null || deadline === task.deadline) return
  world.put('tasks', { ...task, deadline })
  remember(world, caller, task.documentGuid, {
    action: 'Преместване на срок',
    attribute: `Задача № ${task.id}`,
    oldValue: formatDateYear(task.deadline),
    newValue: formatDateYear(deadline),
    note,
  })
}
