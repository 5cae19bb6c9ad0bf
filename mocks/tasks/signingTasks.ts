import { TaskResult, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { hasPassed } from '../documents/suspensionState.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { openPartOf } from './openParts.ts'
import { closeRequests, openRequests, requestPerson } from './requestPerson.ts'
import type { TaskRow } from './taskRows.ts'

const description = 'За подпис.'
const requestsTo = (db: MockDatabase, document: DocumentRow): TaskRow[] =>
  openRequests(db, document, TaskType.SIGNATURE)

export const requestSignature = (db: MockDatabase, caller: Caller, document: DocumentRow): void => {
  const signer = db.persons.get(document.signedByPersonId)
  if (signer) requestPerson(db, caller, document, signer, { typeId: TaskType.SIGNATURE, description })
}

/**
 * Returns the part of the signing task that a signature completes: the caller's part. A deputy without a part completes
 * the part of the signer for whom the deputy signs.
 */
const answeredPart = (db: MockDatabase, caller: Caller, document: DocumentRow, requests: readonly TaskRow[]) =>
  [caller.person.id, document.signedByPersonId ?? 0]
    .flatMap((personId) => requests.flatMap((task) => openPartOf(db, task, personId) ?? []))
    .at(0)

/**
 * Ends all requests to sign when a document is signed or returned. The request of the signer gets the result, the
 * others are withdrawn.
 */
export const endSigning = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: { isSigned: boolean; comment: string },
): void => {
  const requests = requestsTo(db, document)
  const part = answeredPart(db, caller, document, requests)
  closeRequests(db, requests)
  if (!part) return
  const resultTypeId = given.isSigned ? TaskResult.SIGNED : TaskResult.SIGNATURE_REFUSED
  const dateCompleted = db.now().toISOString()
  const statusId = hasPassed(db, document.guid, part.endDate) ? TaskStatus.DONE_LATE : TaskStatus.DONE
  db.put('taskAssignees', {
    ...part,
    statusId,
    dateCompleted,
    resultTypeId,
    completedByPersonId: caller.person.id,
    resultComment: given.comment.trim() || null,
  })
  const task = requests.find(({ guid }) => guid === part.taskGuid)
  if (task) db.put('tasks', { ...task, statusId, dateCompleted })
  remember(db, caller, document.guid, {
    action: 'Задача – изпълнение',
    attribute: description,
    newValue: db.taskResultTypes.get(resultTypeId)?.name,
    note: given.comment,
  })
}
