import { TaskStatus } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from '../notifications/notify.ts'
import { todayOf } from '../settings/calendar.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { noticeOfGiven } from './taskText.ts'

type GivenRow<Row, Needed extends keyof Row> = Pick<Row, Needed> & Partial<Row>

/** An open task on a document, not yet in the world; what is not given is empty, and its term ends today. */
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

/** Somebody's open part of a task, not yet in the world. */
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

/** Tells who got a part of a task until when, and what to do; not who gave it to themselves. Null: nobody gave it by hand. */
export const tellOfTask = (
  world: World,
  caller: Caller | null,
  task: TaskRow,
  { personId, endDate }: TaskAssigneeRow,
  what: string,
): void =>
  notifyAll(world, personId === caller?.person.id ? [] : [personId], {
    ...noticeOfGiven(task, world.taskTypes.all(), endDate, what),
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
