import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { mayCompletePart } from '../../src/rules/tasks/taskActions.ts'
import { completionErrors, type DocumentContent } from '../../src/rules/tasks/taskValidation.ts'
import { remember } from '../documents/history.ts'
import { noSuchDocument } from '../documents/namedObjects.ts'
import { isReadable } from '../documents/readableDocument.ts'
import { hasPassed } from '../documents/standing.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, malformed } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { endIfDone } from './endTask.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from './taskFacts.ts'
import { tellOfCompletion } from './taskNews.ts'

export type Completion = {
  assigneeId: number
  taskResultTypeId: number
  resultComment: string
  documentGuid: string | null
}

/** Resolutions and notes have a text; any other content is a file. */
const contentOf = (world: World, guid: string | null): DocumentContent | undefined => {
  const row = world.documents.get(guid)
  if (!row) return undefined
  return {
    filesCount: world.attachedFiles.by('documentGuid', row.guid).length,
    text: isResolutionType(row.typeId) ? row.subject : (row.note ?? ''),
  }
}

const insistOnCompletion = (world: World, caller: Caller, task: TaskRow, given: Completion): void => {
  const resultId = world.taskResultTypes.get(given.taskResultTypeId)?.id ?? null
  const errors = completionErrors(
    { resultId, comment: given.resultComment, documentGuid: given.documentGuid },
    { taskTypeId: task.typeId, needsDocument: task.requiresDocument, document: contentOf(world, given.documentGuid) },
  )
  const isGone = given.documentGuid !== null && !isReadable(world, caller, given.documentGuid)
  const asSent = { taskResultTypeId: errors.resultId, resultComment: errors.comment, documentGuid: errors.documentGuid }
  insistFields(asSent, isGone ? { documentGuid: noSuchDocument } : {})
}

/**
 * Completes the part of one assignee. The task is done when all parts are, and late if any was completed after its
 * deadline.
 */
export const completeTask = (world: World, caller: Caller, task: TaskRow, given: Completion): TaskRow => {
  const row = found(world.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (row.taskGuid !== task.guid) malformed('Изпълнителят е от друга задача.')
  const before = world.tasks.get(task.parentTaskGuid)
  insistWhole(
    mayCompletePart(
      factsOfTaskRow(world, task),
      partFactsOf(world, row),
      whoOf(caller),
      before && factsOfTaskRow(world, before),
    ),
  )
  insistOnCompletion(world, caller, task, given)
  const result = world.taskResultTypes.get(given.taskResultTypeId)
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
