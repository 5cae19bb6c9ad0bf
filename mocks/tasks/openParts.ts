import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { World } from '../engine/world.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'

export type OpenPart = { task: TaskRow; own: TaskAssigneeRow }

export const openPartsIn = (world: World, { guid, statusId }: TaskRow): TaskAssigneeRow[] =>
  openAmong(statusId, world.taskAssignees.by('taskGuid', guid))

export const openPartOf = (world: World, task: TaskRow, personId: number): TaskAssigneeRow | undefined =>
  openPartsIn(world, task).find((part) => part.personId === personId)

export const waitingFor = (world: World, personId: number): OpenPart[] =>
  world.taskAssignees.by('personId', personId).flatMap((own) => {
    const task = world.tasks.get(own.taskGuid)
    return task && openAmong(task.statusId, [own]).length > 0 ? [{ task, own }] : []
  })
