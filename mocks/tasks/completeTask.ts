import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { mayCompletePart } from '../../src/rules/tasks/taskActions.ts'
import { completionErrors, type DocumentContent } from '../../src/rules/tasks/taskValidation.ts'
import { remember } from '../documents/history.ts'
import { noSuchDocument } from '../documents/namedObjects.ts'
import { isReadable } from '../documents/readableDocument.ts'
import { hasPassed } from '../documents/suspensionState.ts'
import { assertFields, assertFound, assertWhole, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { endIfDone } from './endTask.ts'
import { factsOfTaskRow, partFactsOf, whoOf } from './taskFacts.ts'
import { notifyOfCompletion } from './taskNews.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

export type Completion = {
  assigneeId: number
  taskResultTypeId: number
  resultComment: string
  documentGuid: string | null
}

const contentOf = (db: MockDatabase, guid: string | null): DocumentContent | undefined => {
  const row = db.documents.get(guid)
  if (!row) return undefined
  return {
    filesCount: db.attachedFiles.by('documentGuid', row.guid).length,
    text: isResolutionType(row.typeId) ? row.subject : (row.note ?? ''),
  }
}

const assertCompletion = (db: MockDatabase, caller: Caller, task: TaskRow, given: Completion): void => {
  const resultId = db.taskResultTypes.get(given.taskResultTypeId)?.id ?? null
  const errors = completionErrors(
    { resultId, comment: given.resultComment, documentGuid: given.documentGuid },
    { taskTypeId: task.typeId, needsDocument: task.requiresDocument, document: contentOf(db, given.documentGuid) },
  )
  const isGone = given.documentGuid !== null && !isReadable(db, caller, given.documentGuid)
  const asSent = { taskResultTypeId: errors.resultId, resultComment: errors.comment, documentGuid: errors.documentGuid }
  assertFields(asSent, isGone ? { documentGuid: noSuchDocument } : {})
}

export const completeTask = (db: MockDatabase, caller: Caller, task: TaskRow, given: Completion): TaskRow => {
  const row = assertFound(db.taskAssignees.get(given.assigneeId), 'Изпълнителят')
  if (row.taskGuid !== task.guid) refuseMalformed('Изпълнителят е от друга задача.')
  const before = db.tasks.get(task.parentTaskGuid)
  assertWhole(
    mayCompletePart(
      factsOfTaskRow(db, task),
      partFactsOf(db, row),
      whoOf(caller),
      before && factsOfTaskRow(db, before),
    ),
  )
  assertCompletion(db, caller, task, given)
  const result = db.taskResultTypes.get(given.taskResultTypeId)
  const isLate = hasPassed(db, task.documentGuid, row.endDate)
  const part: TaskAssigneeRow = {
    ...row,
    statusId: isLate ? TaskStatus.DONE_LATE : TaskStatus.DONE,
    completedByPersonId: caller.person.id,
    resultTypeId: given.taskResultTypeId,
    resultComment: given.resultComment.trim() || null,
    dateCompleted: db.now().toISOString(),
    completionDocumentGuid: given.documentGuid,
  }
  db.put('taskAssignees', part)
  remember(db, caller, task.documentGuid, {
    action: 'Задача – изпълнение',
    attribute: task.description,
    newValue: result?.name,
    note: given.resultComment,
  })
  const ended = endIfDone(db, caller, task)
  notifyOfCompletion(db, caller, ended, part, result?.name ?? '')
  return ended
}
