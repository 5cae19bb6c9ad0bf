import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { requestTaskTypes, TaskPriority, TaskType } from '../../src/contract/taskKinds.ts'
import { mayChange } from '../../src/rules/tasks/taskActions.ts'
import { assertThat } from '../documents/assertDocumentAction.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { statusOf } from '../documents/permissions.ts'
import { assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { checkTask, type GivenTask } from './checkTask.ts'
import { endIfDone } from './endTask.ts'
import { newTask } from './newTask.ts'
import { endResolving } from './resolvingTasks.ts'
import { rememberTaskChange } from './taskChange.ts'
import { factsOfTaskRow, whoOf } from './taskFacts.ts'
import { notifyOfEnd, notifyOfNewTerms, notifyTakenAway } from './taskNews.ts'
import { latestEndOf, putAssignees } from './taskParts.ts'
import type { TaskRow } from './taskRows.ts'
import { isOpen } from './taskViews.ts'

/**
 * Moves a registered document into execution when a task is given, and ends its requests for a resolution. A task that
 * waits for another task does not end them.
 */
const moveOn = (db: MockDatabase, caller: Caller, document: DocumentRow, { typeId, parentTaskGuid }: TaskRow): void => {
  const status = statusOf(document)
  const waits = status === DocumentStatus.REGISTERED || status === DocumentStatus.FOR_RESOLUTION
  if (!waits || requestTaskTypes.includes(typeId) || document.directionId === Direction.OUTGOING) return
  change(db, document, { statusId: DocumentStatus.IN_PROGRESS, statusDate: db.now().toISOString() })
  if (status === DocumentStatus.FOR_RESOLUTION && parentTaskGuid === null) endResolving(db, caller, document)
}

/**
 * Creates a task on a document, within a resolution if one is given. Computes the deadlines and may move the document
 * into execution.
 */
export const giveTask = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: GivenTask,
  resolutionGuid: string | null = null,
): TaskRow => {
  assertThat(db, caller, document, 'assign')
  checkTask(db, document.guid, given)
  const draft = newTask(db, document, {
    resolutionGuid,
    parentTaskGuid: given.parentTaskGuid,
    typeId: given.taskType?.id ?? TaskType.EXECUTION,
    priorityId: (given.taskPriority?.id ?? TaskPriority.USUAL) as TaskRow['priorityId'],
    description: given.description.trim() || (given.taskAssignees[0]?.instruction ?? ''),
    assignerPersonId: caller.person.id,
    controllerPersonId: given.controller?.id ?? null,
    requiresDocument: given.needsDocument,
    conjunctionTypeId: given.continueAfterParentTaskConjunctionType?.id ?? null,
    possibleResultTypeId: given.continueAfterParentTaskResultType?.id ?? null,
  })
  const task = { ...draft, deadline: latestEndOf(putAssignees(db, caller, draft, given)) }
  db.put('tasks', task)
  moveOn(db, caller, document, task)
  remember(db, caller, document.guid, {
    action: 'Задача – възлагане',
    attribute: 'Задача',
    newValue: task.description,
  })
  return task
}

/**
 * Changes an open task; only the assigner or an administrator may do this. If the remaining assignees have all
 * completed their parts, the task ends.
 */
export const updateTask = (db: MockDatabase, caller: Caller, known: TaskRow, given: GivenTask): TaskRow => {
  assertWhole(mayChange(factsOfTaskRow(db, known), whoOf(caller)))
  checkTask(db, known.documentGuid, given, known)
  const before = db.taskAssignees.by('taskGuid', known.guid)
  const parts = putAssignees(db, caller, known, given)
  const task: TaskRow = {
    ...known,
    typeId: given.taskType?.id ?? known.typeId,
    priorityId: (given.taskPriority?.id ?? known.priorityId) as TaskRow['priorityId'],
    description: given.description.trim() || known.description,
    controllerPersonId: given.controller?.id ?? null,
    requiresDocument: given.needsDocument,
    conjunctionTypeId: given.continueAfterParentTaskConjunctionType?.id ?? null,
    possibleResultTypeId: given.continueAfterParentTaskResultType?.id ?? null,
    deadline: latestEndOf(parts),
  }
  db.put('tasks', task)
  rememberTaskChange(db, caller, { task: known, parts: before }, { task, parts })
  const ended = endIfDone(db, caller, task)
  const present = new Set(parts.map(({ personId }) => personId))
  const away = before.map(({ personId }) => personId).filter((personId) => !present.has(personId))
  notifyTakenAway(db, caller, ended, away)
  notifyOfNewTerms(db, caller, ended, before, parts)
  if (!isOpen(ended)) {
    notifyOfEnd(db, caller, ended)
    remember(db, caller, task.documentGuid, {
      action: 'Задача – приключване',
      note: `Задача № ${task.id}: всички останали изпълнители вече са свършили своята част.`,
    })
  }
  return ended
}
