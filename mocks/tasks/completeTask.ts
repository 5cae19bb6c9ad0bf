import { TaskStatus, taskResultTypes } from '../../fixtures/nomenclatures.ts'
import { mayFollow, type Predecessor } from '../../src/rules/tasks/taskCondition.ts'
import { completionErrors } from '../../src/rules/tasks/taskValidation.ts'
import { remember } from '../audit/history.ts'
import { checkMessage } from '../documents/createDocument.ts'
import { noSuchDocument } from '../documents/namedObjects.ts'
import { isReadable } from '../documents/readableDocument.ts'
import { found, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { fullNameOf } from '../people/names.ts'
import type { World } from '../world.ts'
import { endIfDone } from './endTask.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { hasPassed } from './standing.ts'
import { tellOfCompletion } from './taskNews.ts'
import { isOpen } from './views.ts'

export type Completion = {
  assigneeId: number
  taskResultTypeId: number
  resultComment: string
  documentGuid: string | null
}

/** What a result means stays with it, however it is called; one that an administrator has added is no refusal. */
const isNegative = (id: number | null): boolean => taskResultTypes.some((one) => one.id === id && one.isNegative)

/** The task a follow-up goes on after, as the rule of its condition asks for it. */
const predecessorOf = (world: World, { parentTaskGuid }: TaskRow): Predecessor | null => {
  const before = world.tasks.get(parentTaskGuid)
  if (!before) return null
  return {
    number: String(before.id),
    isOver: !isOpen(before),
    parts: world.taskAssignees.by('taskGuid', before.guid).map(({ personId, dateCompleted, resultTypeId }) => {
      const person = world.persons.get(personId)
      const outcome = isNegative(resultTypeId) ? 'negative' : 'positive'
      return { name: person ? fullNameOf(person) : '', outcome: dateCompleted === null ? 'open' : outcome }
    }),
  }
}

/** A task that goes on after another one is not completed before that one has come to what it waits for. */
const insistOnCondition = (world: World, task: TaskRow): void => {
  const before = predecessorOf(world, task)
  if (!before) return
  const verdict = mayFollow({ conjunctionId: task.conjunctionTypeId, resultId: task.possibleResultTypeId }, before)
  if (verdict.allowed) return
  const { title, because, who } = verdict.refusal
  refuse(`${title} ${because}`, who ? [who] : undefined)
}

/** Completes one assignee's part; the task is done when all parts are, late when any came after its term. */
export const completeTask = (world: World, caller: Caller, task: TaskRow, given: Completion): TaskRow => {
  const row = found(world.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (row.taskGuid !== task.guid || !isOpen(task)) refuse('Задачата вече е приключена.')
  if (row.personId !== caller.person.id && !caller.isAdministrator)
    refuse('Задачата се приключва само от изпълнителя ѝ.')
  if (row.dateCompleted) refuse('Вашата част от задачата вече е изпълнена.')
  insistOnCondition(world, task)
  const result = world.taskResultTypes.get(given.taskResultTypeId)
  const problems = completionErrors({
    resultId: result?.id ?? null,
    isNegative: isNegative(result?.id ?? null),
    comment: given.resultComment,
  })
  const errors = {
    ...(problems.result && { taskResultTypeId: [problems.result] }),
    ...(problems.comment && { resultComment: [problems.comment] }),
    ...(task.requiresDocument &&
      !given.documentGuid && { documentGuid: ['Задачата изисква документ при приключване.'] }),
    ...(given.documentGuid && !isReadable(world, caller, given.documentGuid) && { documentGuid: [noSuchDocument] }),
  }
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
  const isLate = hasPassed(world, task.documentGuid, row.endDate)
  const part: TaskAssigneeRow = {
    ...row,
    statusId: isLate ? TaskStatus.DONE_LATE : TaskStatus.DONE,
    completedByPersonId: caller.person.id,
    resultTypeId: given.taskResultTypeId,
    resultComment: given.resultComment.trim() || null,
    dateCompleted: world.now().toISOString(),
    completionDocumentGuid: given.documentGuid,
  }
  world.put('taskAssignees', part)
  remember(world, caller, task.documentGuid, {
    action: 'Задача – изпълнение',
    attribute: task.description,
    newValue: result?.name,
    note: given.resultComment,
  })
  const ended = endIfDone(world, caller, task)
  tellOfCompletion(world, caller, ended, part, result?.name ?? '')
  return ended
}
