import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { canCloseWithRoot, endsCase, takesGround } from '../../src/rules/documents/caseClosing.ts'
import { asClosingGround, groundText } from '../../src/rules/documents/closingGrounds.ts'
import { asDocumentStatus, isFinal } from '../../src/rules/documents/documentStatus.ts'
import { canSetStatus } from '../../src/rules/documents/documentTransitions.ts'
import { mayForwardTo } from '../../src/rules/documents/forwarding.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { assert, assertPartOf, refuseMalformed, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { assertThat } from './assertDocumentAction.ts'
import { factsOfRow, lettersTo } from './documentFacts.ts'
import { documentLabel, titleOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { peopleOn } from './involvedPeople.ts'
import { documentPermissionsOf, readableBy, statusOf, whoCan } from './permissions.ts'
import { afterSuspension, rememberTerm, statusNews } from './suspension.ts'
import { unfinishedWith } from './unfinishedInCase.ts'

type Reasons = {
  reason: string
  until: string | null
  correspondentId?: number | undefined
  closingGround?: number | undefined
  closeDocuments: readonly string[]
}

const forwardedTo = (db: MockDatabase, row: DocumentRow, to: DocumentStatus, id: number | undefined): string => {
  if (to !== DocumentStatus.FORWARDED) return ''
  const one = db.correspondents.get(id) ?? refuseMalformed('Няма такъв кореспондент.')
  const name = correspondentNameOf(one)
  assert(mayForwardTo({ id: one.id, name }, lettersTo(db, row)))
  return `Препратен на: ${name}. `
}

export const deleteDocument = (db: MockDatabase, caller: Caller, row: DocumentRow): void => {
  assertThat(db, caller, row, 'delete')
  for (const { guid } of db.attachedFiles.by('documentGuid', row.guid)) db.remove('attachedFiles', guid)
  db.remove('documents', row.guid)
  // The journal cannot read the name of a document that no longer exists.
  remember(db, caller, row.guid, { action: 'Изтриване', oldValue: row.subject, note: documentLabel(row) })
}

/**
 * Closes the selected documents of the case together with the root document. If one document is refused, nothing
 * changes.
 */
const closeWith = (db: MockDatabase, caller: Caller, root: DocumentRow, given: Reasons): void => {
  const ground = asClosingGround(given.closingGround)
  const unfinished = new Map(
    unfinishedWith(db, root)
      .filter(readableBy(db, caller))
      .map((row) => [row.guid, row]),
  )
  for (const guid of new Set(given.closeDocuments)) {
    const row =
      unfinished.get(guid) ?? refuseOutdated('Един от избраните документи вече е приключен. Отворете прозореца отново.')
    const facts = factsOfRow(db, row)
    assertPartOf(
      `${titleOf(row)} не може да бъде приключен.`,
      canCloseWithRoot(facts, documentPermissionsOf(db, caller, row), whoCan(db, row), ground),
    )
    const own = ground !== null && takesGround(facts, ground) ? { closingGround: ground } : {}
    const rest = { reason: given.reason, until: null, closeDocuments: [] }
    setDocumentStatus(db, caller, row, DocumentStatus.COMPLETED, { ...rest, ...own })
  }
}

export const setDocumentStatus = (
  db: MockDatabase,
  caller: Caller,
  row: DocumentRow,
  status: number,
  given: Reasons,
): DocumentRow => {
  const to = asDocumentStatus(status) ?? refuseMalformed('Няма такъв статус.')
  const permissions = documentPermissionsOf(db, caller, row)
  assert(canSetStatus(to, factsOfRow(db, row), permissions, whoCan(db, row), given))
  const ground = asClosingGround(given.closingGround)
  const groundName = groundText(ground, given.reason)
  const reason = `${forwardedTo(db, row, to, given.correspondentId)}${groundName}`
  if (given.closeDocuments.length > 0) {
    if (!endsCase(to)) refuseMalformed('Други документи се приключват само заедно с преписката.')
    closeWith(db, caller, row, given)
  }
  const from = statusOf(row)
  const resumed = from === DocumentStatus.SUSPENDED && to === DocumentStatus.IN_PROGRESS ? afterSuspension(db, row) : {}
  const changed = change(db, row, {
    statusId: to,
    statusDate: db.now().toISOString(),
    statusReason: reason || null,
    closingGroundId: ground,
    suspendedUntil: to === DocumentStatus.SUSPENDED ? given.until : null,
    ...resumed,
  })
  if (changed.suspensions.length > row.suspensions.length) db.announce('documentResumed', caller, changed)
  if (isFinal(to)) db.announce('documentEnded', caller, changed, groundName)
  remember(db, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: documentStatusLabels[from],
    newValue: documentStatusLabels[to],
    note: reason,
  })
  if (changed.deadline !== row.deadline) rememberTerm(db, caller, row, changed)
  notifyOthers(db, caller, peopleOn(db, changed), {
    type: 'StatusChanged',
    text: statusNews(row, changed),
    documentGuid: row.guid,
  })
  db.announce('statusChanged', caller, row, changed, given.reason)
  return changed
}
