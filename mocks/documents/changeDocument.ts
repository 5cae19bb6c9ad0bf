import { TaskStatus } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { canCloseWithRoot, endsCase } from '../../src/rules/documents/caseClosing.ts'
import { asDocumentStatus, isFinal } from '../../src/rules/documents/documentStatus.ts'
import { canSetStatus } from '../../src/rules/documents/documentTransitions.ts'
import { change, remember } from '../audit/history.ts'
import { unfinishedWith } from '../case-files/unfinishedInCase.ts'
import { insist, refuse } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { peopleOn, tell, titleOf } from '../notifications/notifyPeople.ts'
import { closeDoneResolution } from '../tasks/doneResolution.ts'
import { resumeTerms } from '../tasks/resumeTerms.ts'
import { askForSignature, endSigning } from '../tasks/signing.ts'
import type { World } from '../world.ts'
import { factsOfRow, openTasksOf } from './documentFacts.ts'
import { insistOn } from './insistOn.ts'
import { documentPermissionsOf, readableBy, statusOf, whoCan } from './permissions.ts'
import { isReadBy, readMarkKey } from './readMarks.ts'
import type { DocumentRow } from './rows.ts'
import { afterSuspension, rememberTerm, statusNews } from './suspension.ts'

type Reasons = { reason: string; until: string | null; closeDocuments: readonly string[] }

/** Deletes a draft with its files; it stays nowhere but in the journal. */
export const deleteDocument = (world: World, caller: Caller, row: DocumentRow): void => {
  insistOn(world, caller, row, 'delete')
  for (const { guid } of world.attachedFiles.by('documentGuid', row.guid)) world.remove('attachedFiles', guid)
  world.remove('documents', row.guid)
  remember(world, caller, row.guid, { action: 'Изтриване', oldValue: row.subject })
}

/** Tasks that are still open when a document is annulled or forwarded are withdrawn; so end the resolutions they were given by. */
const withdrawTasks = (world: World, caller: Caller, row: DocumentRow, reason: string): void => {
  const open = openTasksOf(world, row)
  for (const task of open)
    world.put('tasks', {
      ...task,
      statusId: TaskStatus.WITHDRAWN,
      withdrawnReason: reason,
      dateCompleted: world.now().toISOString(),
    })
  for (const guid of new Set(open.map(({ resolutionGuid }) => resolutionGuid)))
    closeDoneResolution(world, caller, guid, 'withdrawn')
}

/** The case file follows the status of its root document. */
const followRoot = (world: World, row: DocumentRow): void => {
  const file = world.caseFiles.get(row.caseFileGuid)
  if (!file || file.rootDocumentGuid !== row.guid) return
  world.put('caseFiles', { ...file, statusId: isFinal(statusOf(row)) ? 2 : 1, statusDate: world.now().toISOString() })
}

/** The other documents that the dialog ticked are completed with the root; one that may not be refuses the whole step. */
const closeWith = (world: World, caller: Caller, root: DocumentRow, guids: readonly string[], reason: string): void => {
  const unfinished = new Map(
    unfinishedWith(world, root)
      .filter(readableBy(world, caller))
      .map((row) => [row.guid, row]),
  )
  for (const guid of new Set(guids)) {
    const row =
      unfinished.get(guid) ?? refuse('Един от избраните документи вече е приключен. Отворете прозореца отново.')
    const verdict = canCloseWithRoot(
      factsOfRow(world, row),
      documentPermissionsOf(world, caller, row),
      whoCan(world, row),
    )
    if (!verdict.allowed) {
      const { because, who } = verdict.refusal
      refuse(`${titleOf(row)} не може да бъде приключен. ${because}`, who ? [who] : undefined)
    }
    setDocumentStatus(world, caller, row, DocumentStatus.COMPLETED, { reason, until: null, closeDocuments: [] })
  }
}

/** Moves a document to another status, by the table of transitions and with what the dialog asked for. */
export const setDocumentStatus = (
  world: World,
  caller: Caller,
  row: DocumentRow,
  status: number,
  given: Reasons,
): DocumentRow => {
  const to = asDocumentStatus(status) ?? refuse('Няма такъв статус.')
  const permissions = documentPermissionsOf(world, caller, row)
  insist(canSetStatus(to, factsOfRow(world, row), permissions, whoCan(world, row), given))
  if (given.closeDocuments.length > 0) {
    if (!endsCase(to)) refuse('Други документи се приключват само заедно с преписката.')
    closeWith(world, caller, row, given.closeDocuments, given.reason)
  }
  const from = statusOf(row)
  const resumed =
    from === DocumentStatus.SUSPENDED && to === DocumentStatus.IN_PROGRESS ? afterSuspension(world, row) : {}
  const changed = change(world, row, {
    statusId: to,
    statusDate: world.now().toISOString(),
    statusReason: given.reason.trim() || null,
    suspendedUntil: to === DocumentStatus.SUSPENDED ? given.until : null,
    ...resumed,
  })
  if (changed.suspensions.length > row.suspensions.length) resumeTerms(world, caller, changed)
  if (isFinal(to)) withdrawTasks(world, caller, changed, given.reason)
  followRoot(world, changed)
  remember(world, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: documentStatusLabels[from],
    newValue: documentStatusLabels[to],
    note: given.reason,
  })
  if (changed.deadline !== row.deadline) rememberTerm(world, caller, row, changed)
  tell(world, caller, peopleOn(world, changed), {
    type: 'StatusChanged',
    text: statusNews(row, changed),
    documentGuid: row.guid,
  })
  if (to === DocumentStatus.FOR_SIGNATURE) askForSignature(world, caller, changed)
  if (from === DocumentStatus.FOR_SIGNATURE && !isFinal(to))
    endSigning(world, caller, changed, { isSigned: to === DocumentStatus.SIGNED, comment: given.reason })
  return changed
}

/** Marks a document as read by the caller: the first opening is remembered. */
export const markRead = (world: World, caller: Caller, row: DocumentRow): void => {
  const key = readMarkKey(caller.person.id, row.guid)
  if (isReadBy(world, caller, row)) return
  world.put('readMarks', {
    key,
    personId: caller.person.id,
    documentGuid: row.guid,
    isRead: true,
    date: world.now().toISOString(),
  })
}
