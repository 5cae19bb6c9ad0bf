import { formatDateYear } from '../../src/dates/civilDate.ts'
import { latestEnd } from '../../src/rules/tasks/taskFacts.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

export const moveParts = (
  db: MockDatabase,
  caller: Caller,
  task: TaskRow,
  parts: readonly TaskAssigneeRow[],
  note: string,
): void => {
  for (const part of parts) if (part !== db.taskAssignees.get(part.id)) db.put('taskAssignees', part)
  const deadline = latestEnd(parts.map(({ endDate }) => endDate))
  if (deadline === null || deadline === task.deadline) return
  db.put('tasks', { ...task, deadline })
  remember(db, caller, task.documentGuid, {
    action: 'Преместване на срок',
    attribute: `Задача № ${task.id}`,
    oldValue: formatDateYear(task.deadline),
    newValue: formatDateYear(deadline),
    note,
  })
}
