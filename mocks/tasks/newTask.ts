import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { noticeOfGiven, workText } from './taskText.ts'

type GivenRow<Row, Needed extends keyof Row> = Pick<Row, Needed> & Partial<Row>

export const newTask = (
  db: MockDatabase,
  document: DocumentRow,
  given: GivenRow<TaskRow, 'typeId' | 'description' | 'assignerPersonId'>,
): TaskRow => ({
  guid: db.newGuid(),
  id: db.nextId('tasks'),
  documentGuid: document.guid,
  resolutionGuid: null,
  caseFileGuid: document.caseFileGuid,
  parentTaskGuid: null,
  priorityId: document.priorityId,
  statusId: TaskStatus.OPEN,
  controllerPersonId: null,
  dateCreated: db.now().toISOString(),
  deadline: todayOf(db),
  requiresDocument: false,
  conjunctionTypeId: null,
  possibleResultTypeId: null,
  dateCompleted: null,
  withdrawnReason: null,
  ...given,
})

type Part = 'positionId' | 'personId' | 'isMain' | 'instruction' | 'startDate' | 'quantity' | 'unitId' | 'endDate'

export const newPart = (
  db: MockDatabase,
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
  id: given.id ?? db.nextId('taskAssignees'),
  taskGuid,
  documentGuid,
})

/** In working days: the term of a request (for example to sign) that delays a letter. */
const SOON = 3

export const putShortTask = (
  db: MockDatabase,
  document: DocumentRow,
  person: PersonRow,
  { instruction, ...given }: Pick<TaskRow, 'typeId' | 'description' | 'assignerPersonId'> & { instruction: string },
): { task: TaskRow; part: TaskAssigneeRow } => {
  const startDate = todayOf(db)
  const { end } = endOfDeadline(startDate, SOON, DeadlineUnit.WORKING_DAYS, calendarOf(db))
  const task = newTask(db, document, { ...given, deadline: end })
  const part = newPart(db, task, {
    positionId: person.positionId,
    personId: person.id,
    isMain: true,
    instruction,
    startDate,
    quantity: SOON,
    unitId: DeadlineUnit.WORKING_DAYS,
    endDate: end,
  })
  db.put('tasks', task)
  db.put('taskAssignees', part)
  return { task, part }
}

const workOn = (db: MockDatabase, { documentGuid }: TaskRow, what: string): string =>
  workText(what, db.documents.get(documentGuid)?.subject.trim() ?? '')

/**
 * Notifies the assignee of a part of a task, unless the assigner is the same person. A null assigner means an automatic
 * task.
 */
export const notifyOfTask = (
  db: MockDatabase,
  caller: Caller | null,
  task: TaskRow,
  { personId, endDate }: TaskAssigneeRow,
  what: string,
): void =>
  notifyAll(db, personId === caller?.person.id ? [] : [personId], {
    ...noticeOfGiven(task, db.taskTypes.all(), endDate, workOn(db, task, what)),
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  })
