import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { World } from '../engine/world.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'

/** A task that waits for somebody, with the part that is waited for. */
export type OpenPart = { task: TaskRow; own: TaskAssigneeRow }

/** The parts of a task that nobody has completed yet; none in a task that is over. */
export const openPartsIn = (world: World, { guid, statusId }: TaskRow): TaskAssigneeRow[] =>
  openAmong(statusId, world.taskAssignees.by('taskGuid', guid))

/** The own open part of a person in a task. */
export const openPartOf = (world: World, task: TaskRow, personId: number): TaskAssigneeRow | undefined =>
  openPartsIn(world, task).find((part) => part.personId === personId)

/** What somebody has still to do. */
export const waitingFor = (world: World, personId: number): OpenPart[] =>
  world.taskAssignees.by('personId', personId).flatMap((own) => {
    const task = world.tasks.get(own.taskGuid)
    return task && openAmong(task.statusId, [own]).length > 0 ? [{ task, own }] : []
  })
