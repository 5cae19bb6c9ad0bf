import type { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { endOfDeadline } from '../../src/rules/deadlines.ts'
import { found, refuse } from '../refused.ts'
import type { TaskAssigneeRow, TaskRow } from '../tables/taskRows.ts'
import { calendarOf } from '../views/calendar.ts'
import type { World } from '../world.ts'
import type { GivenTask } from './checkTask.ts'
import { newPart, tellOfTask } from './newTask.ts'

type GivenAssignee = GivenTask['taskAssignees'][number]

/** Who does it: the named person, or the one who holds the position. */
const performerOf = (world: World, given: GivenAssignee): number => {
  const position = given.assigneePosition
  const holder = position ? world.persons.by('positionId', position.id).find(({ isActive }) => isActive)?.id : undefined
  return given.assigneePerson?.id ?? holder ?? refuse('Избраната длъжност не се заема от никого.')
}

const assigneeRow = (world: World, task: TaskRow, given: GivenAssignee, isMain: boolean): TaskAssigneeRow => {
  const personId = performerOf(world, given)
  const known = given.id ? world.taskAssignees.get(given.id) : undefined
  const quantity = given.deadline.quantity ?? 0
  const unitId = given.deadline.deadlineUnitOfMeasure?.id ?? 1
  const { startDate } = given.deadline
  // What a suspension moved stays moved; another term is a new one.
  const isSameTerm = known?.startDate === startDate && known.quantity === quantity && known.unitId === unitId
  return newPart(world, task, {
    ...known,
    positionId: given.assigneePosition?.id ?? found(world.persons.get(personId), 'Служителят').positionId,
    personId,
    isMain,
    instruction: given.instruction.trim(),
    startDate,
    quantity,
    unitId,
    endDate: isSameTerm
      ? known.endDate
      : endOfDeadline(startDate, quantity, unitId as DeadlineUnit, calendarOf(world)).end,
  })
}

/** Writes the parts of a task as they are given, the responsible assignee first; who gets a new one is told. */
export const putAssignees = (world: World, task: TaskRow, given: GivenTask): TaskAssigneeRow[] => {
  const kept = new Set(given.taskAssignees.map(({ id }) => id))
  for (const { id } of world.taskAssignees.by('taskGuid', task.guid))
    if (!kept.has(id)) world.remove('taskAssignees', id)
  return given.taskAssignees.map((one, at) => {
    const row = assigneeRow(world, task, one, at === 0)
    world.put('taskAssignees', row)
    if (one.id === 0) tellOfTask(world, task, row, row.instruction)
    return row
  })
}

/** The latest end among the parts: the term of the task. */
export const latest = (rows: readonly TaskAssigneeRow[]): string =>
  rows
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1) ?? ''
