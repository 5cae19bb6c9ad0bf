import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { PersonRow } from '../people/rows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { noticeOfGiven } from './taskText.ts'

type GivenRow<Row, Needed extends keyof Row> = Pick<Row, Needed> & Partial<Row>

/** A new open task, not stored yet; values that are not given are empty, and its deadline is today. */
export const newTask = (
  world: World,
  document: DocumentRow,
  given: GivenRow<TaskRow, 'typeId' | 'description' | 'assignerPersonId'>,
): TaskRow => ({
  guid: world.newGuid(),
  id: world.nextId('tasks'),
  documentGuid: document.guid,
  resolutionGuid: null,
  caseFileGuid: document.caseFileGuid,
  parentTaskGuid: null,
  priorityId: document.priorityId,
  statusId: TaskStatus.OPEN,
  controllerPersonId: null,
  dateCreated: world.now().toISOString(),
  deadline: todayOf(world),
  requiresDocument: false,
  conjunctionTypeId: null,
  possibleResultTypeId: null,
  dateCompleted: null,
  withdrawnReason: null,
  ...given,
})

type Part = 'positionId' | 'personId' | 'isMain' | 'instruction' | 'startDate' | 'quantity' | 'unitId' | 'endDate'

export const newPart = (
  world: World,
  { guid: taskGuid, documentGuid }: TaskRow,
  given: GivenRow<TaskAssigneeRow, Part>,
): TaskAssigneeRow => ({
  statusId: TaskStatus.OPEN,
  completedByPersonId: null,
  resultTypeId: null,
  resultComment: null,
  dateCompleted: null,
  completionDocumentGuid: null,
  ...given,
  id: given.id ?? world.nextId('taskAssignees'),
  taskGuid,
  documentGuid,
})

/** In working days, for requests that block a letter. */
const SOON = 3

export const putShortTask = (
  world: World,
  document: DocumentRow,
  person: PersonRow,
  { instruction, ...given }: Pick<TaskRow, 'typeId' | 'description' | 'assignerPersonId'> & { instruction: string },
): { task: TaskRow; part: TaskAssigneeRow } => {
  const startDate = todayOf(world)
  const { end } = endOfDeadline(startDate, SOON, DeadlineUnit.WORKING_DAYS, calendarOf(world))
  const task = newTask(world, document, { ...given, deadline: end })
  const part = newPart(world, task, {
    positionId: person.positionId,
    personId: person.id,
    isMain: true,
    instruction,
    startDate,
    quantity: SOON,
    unitId: DeadlineUnit.WORKING_DAYS,
    endDate: end,
  })
  world.put('tasks', task)
  world.put('taskAssignees', part)
  return { task, part }
}

/**
 * „Подгответе отговор. Относно: Запитване за одобрен тип“: adds the subject, because usual instructions do not contain
 * it.
 */
const workOn = (world: World, { documentGuid }: TaskRow, what: string): string => {
  const subject = world.documents.get(documentGuid)?.subject.trim() ?? ''
  return subject === '' || what.includes(subject) ? what : `${what} Относно: ${subject}`
}

/**
 * Notifies the assignee of a part, its deadline and instruction, unless the assigner is the same person. Null: the task
 * is automatic.
 */
export const tellOfTask = (
  world: World,
  caller: Caller | null,
  task: TaskRow,
  { personId, endDate }: TaskAssigneeRow,
  what: string,
): void =>
  notifyAll(world, personId === caller?.person.id ? [] : [personId], {
    ...noticeOfGiven(task, world.taskTypes.all(), endDate, workOn(world, task, what)),
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
