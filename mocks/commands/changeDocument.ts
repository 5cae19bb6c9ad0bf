import { TaskStatus } from '../../fixtures/nomenclatures.ts'
import { documentStatusLabels } from '../../src/contract/enumerations.ts'
import { asDocumentStatus, isFinal } from '../../src/rules/documentStatus.ts'
import { canSetStatus } from '../../src/rules/documentTransitions.ts'
import { insist, refuse } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import { factsOfRow, openTasksOf } from '../views/documentFacts.ts'
import { documentPermissionsOf, statusOf, whoCan } from '../views/permissions.ts'
import { isReadBy, readMarkKey } from '../views/readMarks.ts'
import type { World } from '../world.ts'
import { change, remember } from './history.ts'
import { insistOn } from './insistOn.ts'

type Reasons = { reason: string; until: string | null; closeDocuments: readonly string[] }

/** Deletes a draft with its files; it stays nowhere but in the journal. */
export const deleteDocument = (world: World, caller: Caller, row: DocumentRow): void => {
  insistOn(world, caller, row, 'delete')
  for (const { guid } of world.attachedFiles.by('documentGuid', row.guid)) world.remove('attachedFiles', guid)
  world.remove('documents', row.guid)
  remember(world, caller, row.guid, { action: 'Изтриване', oldValue: row.subject })
}

/** Tasks that are still open when a document is annulled or forwarded are withdrawn. */
const withdrawTasks = (world: World, row: DocumentRow, reason: string): void => {
  for (const task of openTasksOf(world, row)) {
    world.put('tasks', {
      ...task,
      statusId: TaskStatus.WITHDRAWN,
      withdrawnReason: reason,
      dateCompleted: world.now().toISOString(),
    })
  }
}

/** The case file follows the status of its root document. */
const followRoot = (world: World, row: DocumentRow): void => {
  const file = world.caseFiles.get(row.caseFileGuid)
  if (!file || file.rootDocumentGuid !== row.guid) return
  world.put('caseFiles', { ...file, statusId: isFinal(statusOf(row)) ? 2 : 1, statusDate: world.now().toISOString() })
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
  const from = statusOf(row)
  const changed = change(world, row, {
    statusId: to,
    statusDate: world.now().toISOString(),
    statusReason: given.reason.trim() || null,
    suspendedUntil: given.until,
  })
  if (isFinal(to)) withdrawTasks(world, changed, given.reason)
  followRoot(world, changed)
  remember(world, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: documentStatusLabels[from],
    newValue: documentStatusLabels[to],
    note: given.reason,
  })
  for (const guid of given.closeDocuments) closeToo(world, caller, guid, given.reason)
  return changed
}

const COMPLETED = 11
/** Further documents of the case file that the dialog ticked. */
const closeToo = (world: World, caller: Caller, guid: string, reason: string): void => {
  const other = world.documents.get(guid)
  if (other) setDocumentStatus(world, caller, other, COMPLETED, { reason, until: null, closeDocuments: [] })
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
