import type * as v from 'valibot'
import { TaskStatus, TaskType, taskResultTypes } from '../../fixtures/nomenclatures.ts'
import type { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { Task } from '../../src/contract/tasks.ts'
import { endOfDeadline } from '../../src/rules/deadlines.ts'
import { completionErrors, hasTaskErrors, type TaskErrors, taskErrors } from '../../src/rules/taskValidation.ts'
import { found, refuse, refuseFields } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { TaskAssigneeRow, TaskRow } from '../tables/taskRows.ts'
import { calendarOf, todayOf } from '../views/calendar.ts'
import { statusOf } from '../views/permissions.ts'
import { hasPassed } from '../views/standing.ts'
import { isOpen } from '../views/task.ts'
import type { World } from '../world.ts'
import { checkMessage } from './createDocument.ts'
import { closeDoneResolution } from './doneResolution.ts'
import { change, remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { newPart, newTask, tellOfTask } from './newTask.ts'

type Given = v.InferOutput<typeof Task>
type GivenAssignee = Given['taskAssignees'][number]

const messagesOf = ({ fields, assignees }: TaskErrors): Record<string, string[]> => ({
  ...Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])),
  ...Object.fromEntries(
    assignees.flatMap((row, at) =>
      Object.entries(row).map(([field, message]) => [`taskAssignees.${at}.${field}`, [message]]),
    ),
  ),
})

const check = (world: World, given: Given): void => {
  const errors = taskErrors(
    {
      taskType: given.taskType,
      taskPriority: given.taskPriority,
      isMain: given.parentTaskGuid === null,
      conjunction: given.continueAfterParentTaskConjunctionType,
      possibleResult: given.continueAfterParentTaskResultType,
    },
    given.taskAssignees.map(({ id, instruction, deadline }) => ({
      startDate: deadline.startDate,
      unit: deadline.deadlineUnitOfMeasure,
      quantity: deadline.quantity,
      instruction,
      isNew: id === 0,
    })),
    todayOf(world),
  )
  if (hasTaskErrors(errors)) refuseFields(checkMessage, messagesOf(errors))
}

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

const isRequest = (typeId: number): boolean =>
  typeId === TaskType.AGREEMENT ||
  typeId === TaskType.SIGNATURE ||
  typeId === TaskType.APPROVAL ||
  typeId === TaskType.RESOLUTION

/** Work that is given moves a registered document into execution. */
const moveOn = (world: World, document: DocumentRow, typeId: number): void => {
  const waits = statusOf(document) === DocumentStatus.REGISTERED || statusOf(document) === DocumentStatus.FOR_RESOLUTION
  if (waits && !isRequest(typeId) && document.directionId !== 3)
    change(world, document, { statusId: DocumentStatus.IN_PROGRESS, statusDate: world.now().toISOString() })
}

const putAssignees = (world: World, task: TaskRow, given: Given): TaskAssigneeRow[] => {
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

const latest = (rows: readonly TaskAssigneeRow[]): string =>
  rows
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1) ?? ''

/**
 * Gives a task on a document, by the resolution when there is one: the ends of the terms are computed here, the document
 * goes into execution.
 */
export const giveTask = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: Given,
  resolutionGuid: string | null = null,
): TaskRow => {
  insistOn(world, caller, document, 'assign')
  check(world, given)
  const draft = newTask(world, document, {
    resolutionGuid,
    parentTaskGuid: given.parentTaskGuid,
    typeId: given.taskType?.id ?? TaskType.EXECUTION,
    priorityId: (given.taskPriority?.id ?? 1) as TaskRow['priorityId'],
    description: given.description.trim() || (given.taskAssignees[0]?.instruction ?? ''),
    assignerPersonId: caller.person.id,
    controllerPersonId: given.controller?.id ?? null,
    requiresDocument: given.needsDocument,
    conjunctionTypeId: given.continueAfterParentTaskConjunctionType?.id ?? null,
    possibleResultTypeId: given.continueAfterParentTaskResultType?.id ?? null,
  })
  const task = { ...draft, deadline: latest(putAssignees(world, draft, given)) }
  world.put('tasks', task)
  moveOn(world, document, task.typeId)
  remember(world, caller, document.guid, {
    action: 'Задача – възлагане',
    attribute: 'Задача',
    newValue: task.description,
  })
  return task
}

/** Changes an open task; only who gave it, or the administrator, may. */
export const updateTask = (world: World, caller: Caller, known: TaskRow, given: Given): TaskRow => {
  if (!isOpen(known)) refuse('Приключена задача не се променя.')
  if (known.assignerPersonId !== caller.person.id && !caller.isAdministrator)
    refuse('Задачата се променя само от възложителя ѝ.')
  check(world, given)
  const task: TaskRow = {
    ...known,
    typeId: given.taskType?.id ?? known.typeId,
    priorityId: (given.taskPriority?.id ?? known.priorityId) as TaskRow['priorityId'],
    description: given.description.trim() || known.description,
    controllerPersonId: given.controller?.id ?? null,
    requiresDocument: given.needsDocument,
    conjunctionTypeId: given.continueAfterParentTaskConjunctionType?.id ?? null,
    possibleResultTypeId: given.continueAfterParentTaskResultType?.id ?? null,
    deadline: latest(putAssignees(world, known, given)),
  }
  world.put('tasks', task)
  remember(world, caller, task.documentGuid, {
    action: 'Задача – промяна',
    attribute: 'Задача',
    oldValue: known.description,
    newValue: task.description,
  })
  return task
}

export type Completion = {
  assigneeId: number
  taskResultTypeId: number
  resultComment: string
  documentGuid: string | null
}

const REFUSED_RESULTS: readonly number[] = [6, 9]

/** What a finished request does to the document that asked: agreed or signed goes on, a refusal gives it back. */
const carryOn = (world: World, caller: Caller, task: TaskRow, resultId: number): void => {
  const document = world.documents.get(task.documentGuid)
  if (!document) return
  const to = nextStatus(world, document, task, resultId)
  if (to === null) return
  change(world, document, { statusId: to, statusDate: world.now().toISOString() })
  remember(world, caller, document.guid, { action: 'Смяна на статус', attribute: 'Статус', note: task.description })
}

const nextStatus = (world: World, document: DocumentRow, task: TaskRow, resultId: number): number | null => {
  const status = statusOf(document)
  if (status !== DocumentStatus.FOR_AGREEMENT && status !== DocumentStatus.FOR_SIGNATURE) return null
  if (REFUSED_RESULTS.includes(resultId)) return DocumentStatus.RETURNED
  const others = world.tasks
    .by('documentGuid', document.guid)
    .some((one) => one.guid !== task.guid && isOpen(one) && one.typeId === task.typeId)
  if (others) return null
  if (task.typeId === TaskType.AGREEMENT && status === DocumentStatus.FOR_AGREEMENT) return DocumentStatus.FOR_SIGNATURE
  return task.typeId === TaskType.SIGNATURE && status === DocumentStatus.FOR_SIGNATURE ? DocumentStatus.SIGNED : null
}

/** Completes one assignee's part; the task is done when all parts are, late when any came after its term. */
export const completeTask = (world: World, caller: Caller, task: TaskRow, given: Completion): TaskRow => {
  const row = found(world.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (row.taskGuid !== task.guid || !isOpen(task)) refuse('Задачата вече е приключена.')
  if (row.personId !== caller.person.id && !caller.isAdministrator)
    refuse('Задачата се приключва само от изпълнителя ѝ.')
  if (row.dateCompleted) refuse('Вашата част от задачата вече е изпълнена.')
  const result = taskResultTypes.find(({ id }) => id === given.taskResultTypeId)
  const problems = completionErrors({
    resultId: result?.id ?? null,
    isNegative: result?.isNegative ?? false,
    comment: given.resultComment,
  })
  const errors = {
    ...(problems.result && { taskResultTypeId: [problems.result] }),
    ...(problems.comment && { resultComment: [problems.comment] }),
    ...(task.requiresDocument &&
      !given.documentGuid && { documentGuid: ['Задачата изисква документ при приключване.'] }),
  }
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
  const at = world.now().toISOString()
  const isLate = hasPassed(world, task.documentGuid, row.endDate)
  world.put('taskAssignees', {
    ...row,
    statusId: isLate ? TaskStatus.DONE_LATE : TaskStatus.DONE,
    completedByPersonId: caller.person.id,
    resultTypeId: given.taskResultTypeId,
    resultComment: given.resultComment.trim() || null,
    dateCompleted: at,
    completionDocumentGuid: given.documentGuid,
  })
  const parts = world.taskAssignees.by('taskGuid', task.guid)
  const isDone = parts.every(({ dateCompleted }) => dateCompleted !== null)
  const statusId = parts.some((one) => one.statusId === TaskStatus.DONE_LATE) ? TaskStatus.DONE_LATE : TaskStatus.DONE
  const next: TaskRow = isDone ? { ...task, statusId, dateCompleted: at } : task
  if (isDone) world.put('tasks', next)
  remember(world, caller, task.documentGuid, {
    action: 'Задача – изпълнение',
    attribute: task.description,
    newValue: result?.name,
    note: given.resultComment,
  })
  if (isDone) {
    carryOn(world, caller, next, given.taskResultTypeId)
    closeDoneResolution(world, caller, next.resolutionGuid)
  }
  return next
}
