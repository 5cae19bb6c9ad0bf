import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { refusingTaskResults, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { personOption } from '../people/peopleNames.ts'
import { closeDoneResolution } from './doneResolution.ts'
import { requestSignature } from './signingTasks.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { isOpen } from './taskViews.ts'

const carryOn = (db: MockDatabase, caller: Caller, task: TaskRow, parts: readonly TaskAssigneeRow[]): void => {
  const document = db.documents.get(task.documentGuid)
  if (!document) return
  const to = nextStatus(db, document, task, parts)
  if (to === null) return
  const statusReason = to === DocumentStatus.RETURNED ? refusalOf(db, parts) : null
  const changed = change(db, document, { statusId: to, statusDate: db.now().toISOString(), statusReason })
  remember(db, caller, document.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: documentStatusLabels[statusOf(document)],
    newValue: documentStatusLabels[to],
    note: to === DocumentStatus.RETURNED && changed.signedByPersonId === null ? noSigner : task.description,
  })
  if (to === DocumentStatus.FOR_SIGNATURE) requestSignature(db, caller, changed)
}

const refusalOf = (db: MockDatabase, parts: readonly TaskAssigneeRow[]): string | null => {
  const part = parts.find(({ resultTypeId }) => refusingTaskResults.includes(resultTypeId ?? 0))
  const who = part && personOption(db, part.completedByPersonId ?? part.personId)
  return part && who ? [who.fullName, part.resultComment].filter(Boolean).join(': ') : null
}

const noSigner = 'Не е избрано кой подписва документа.'

const nextStatus = (
  db: MockDatabase,
  document: DocumentRow,
  task: TaskRow,
  parts: readonly TaskAssigneeRow[],
): DocumentStatus | null => {
  const status = statusOf(document)
  if (status !== DocumentStatus.FOR_AGREEMENT && status !== DocumentStatus.FOR_SIGNATURE) return null
  if (parts.some(({ resultTypeId }) => resultTypeId !== null && refusingTaskResults.includes(resultTypeId)))
    return DocumentStatus.RETURNED
  const others = db.tasks
    .by('documentGuid', document.guid)
    .some((one) => one.guid !== task.guid && isOpen(one) && one.typeId === task.typeId)
  if (others) return null
  // Without a chosen signer no request to sign would follow the agreement, so the document is returned to the author.
  if (task.typeId === TaskType.AGREEMENT && status === DocumentStatus.FOR_AGREEMENT)
    return document.signedByPersonId === null ? DocumentStatus.RETURNED : DocumentStatus.FOR_SIGNATURE
  return task.typeId === TaskType.SIGNATURE && status === DocumentStatus.FOR_SIGNATURE ? DocumentStatus.SIGNED : null
}

/**
 * Ends a task that all its assignees have completed; the task ends late if one of them was late. When the last task of
 * a resolution ends, the resolution ends too.
 */
export const endIfDone = (db: MockDatabase, caller: Caller, task: TaskRow): TaskRow => {
  const parts = db.taskAssignees.by('taskGuid', task.guid)
  if (!isOpen(task) || parts.some(({ dateCompleted }) => dateCompleted === null)) return task
  const statusId = parts.some((one) => one.statusId === TaskStatus.DONE_LATE) ? TaskStatus.DONE_LATE : TaskStatus.DONE
  const ended: TaskRow = { ...task, statusId, dateCompleted: db.now().toISOString() }
  db.put('tasks', ended)
  carryOn(db, caller, ended, parts)
  closeDoneResolution(db, caller, ended.resolutionGuid)
  return ended
}
