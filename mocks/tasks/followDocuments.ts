import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { openTasksOf } from '../documents/documentFacts.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { closeDoneResolution } from './doneResolution.ts'
import { requestResolution, resolverOf } from './resolvingTasks.ts'
import { resumeTerms } from './resumeTerms.ts'
import { endSigning, requestSignature } from './signingTasks.ts'

const withdrawTasks = (db: MockDatabase, caller: Caller, row: DocumentRow, reason: string): void => {
  const open = openTasksOf(db, row)
  for (const task of open)
    db.put('tasks', {
      ...task,
      statusId: TaskStatus.WITHDRAWN,
      withdrawnReason: reason,
      dateCompleted: db.now().toISOString(),
    })
  for (const guid of new Set(open.map(({ resolutionGuid }) => resolutionGuid)))
    closeDoneResolution(db, caller, guid, 'withdrawn')
}

/**
 * Gives the signer a task when the document awaits a signature; ends the task when the document is signed or returned.
 */
const followSigning = (
  db: MockDatabase,
  caller: Caller,
  before: DocumentRow,
  now: DocumentRow,
  comment: string,
): void => {
  const [from, to] = [statusOf(before), statusOf(now)]
  if (to === DocumentStatus.FOR_SIGNATURE) requestSignature(db, caller, now)
  if (from === DocumentStatus.FOR_SIGNATURE && !isFinal(to))
    endSigning(db, caller, now, { isSigned: to === DocumentStatus.SIGNED, comment })
}

const followResolving = (db: MockDatabase, caller: Caller, now: DocumentRow): void => {
  if (statusOf(now) === DocumentStatus.FOR_RESOLUTION) requestResolution(db, caller, now)
}

export const followDocuments = (db: MockDatabase): void => {
  db.on('resolverOf', (row) => resolverOf(db, row) ?? null)
  db.on('documentResumed', (caller, now) => resumeTerms(db, caller, now))
  db.on('documentEnded', (caller, now, reason) => withdrawTasks(db, caller, now, reason))
  db.on('statusChanged', (caller, before, now, reason) => followSigning(db, caller, before, now, reason))
  db.on('statusChanged', (caller, _before, now) => followResolving(db, caller, now))
}
