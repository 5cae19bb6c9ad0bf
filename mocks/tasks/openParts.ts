import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

export type OpenPart = { task: TaskRow; own: TaskAssigneeRow }

export const openPartsIn = (db: MockDatabase, { guid, statusId }: TaskRow): TaskAssigneeRow[] =>
  openAmong(statusId, db.taskAssignees.by('taskGuid', guid))

export const openPartOf = (db: MockDatabase, task: TaskRow, personId: number): TaskAssigneeRow | undefined =>
  openPartsIn(db, task).find((part) => part.personId === personId)

export const waitingFor = (db: MockDatabase, personId: number): OpenPart[] =>
  db.taskAssignees.by('personId', personId).flatMap((own) => {
    const task = db.tasks.get(own.taskGuid)
    return task && openAmong(task.statusId, [own]).length > 0 ? [{ task, own }] : []
  })
