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

/** In working days: what holds up a whole letter is done soon. */
const SOON = 3

/** Puts a task of one person for three working days into the world, as the backend gives it by itself. */
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

/** „Подгответе отговор. Относно: Запитване за одобрен тип“: no usual instruction says on what the work is. */
const workOn = (world: World, { documentGuid }: TaskRow, what: string): string => {
  const subject = world.documents.get(documentGuid)?.subject.trim() ?? ''
  return subject === '' || what.includes(subject) ? what : `${what} Относно: ${subject}`
}

/** Tells who got a part of a task until when, and what to do; not who gave it to themselves. Null: nobody gave it by hand. */
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
