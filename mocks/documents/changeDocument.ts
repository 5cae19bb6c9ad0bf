import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { canCloseWithRoot, endsCase, takesGround } from '../../src/rules/documents/caseClosing.ts'
import { asClosingGround, groundWords } from '../../src/rules/documents/closingGrounds.ts'
import { asDocumentStatus, isFinal } from '../../src/rules/documents/documentStatus.ts'
import { canSetStatus } from '../../src/rules/documents/documentTransitions.ts'
import { mayForwardTo } from '../../src/rules/documents/forwarding.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { Caller } from '../engine/caller.ts'
import { insist, insistOf, malformed, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { tell } from '../notifications/tell.ts'
import { factsOfRow, lettersTo } from './documentFacts.ts'
import { change, remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { titleOf } from './names.ts'
import { peopleOn } from './peopleOn.ts'
import { documentPermissionsOf, readableBy, statusOf, whoCan } from './permissions.ts'
import { isReadBy, readMarkKey } from './readMarks.ts'
import type { DocumentRow } from './rows.ts'
import { afterSuspension, rememberTerm, statusNews } from './suspension.ts'
import { unfinishedWith } from './unfinishedInCase.ts'

type Reasons = {
  reason: string
  until: string | null
  correspondentId?: number | undefined
  closingGround?: number | undefined
  closeDocuments: readonly string[]
}

/** The name of the person to whom a document is forwarded, for its history; '' for other changes. */
const forwardedTo = (world: World, row: DocumentRow, to: DocumentStatus, id: number | undefined): string => {
  if (to !== DocumentStatus.FORWARDED) return ''
  const one = world.correspondents.get(id) ?? malformed('Няма такъв кореспондент.')
  const name = correspondentNameOf(one)
  insist(mayForwardTo({ id: one.id, name }, lettersTo(world, row)))
  return `Препратен на: ${name}. `
}

export const deleteDocument = (world: World, caller: Caller, row: DocumentRow): void => {
  insistOn(world, caller, row, 'delete')
  for (const { guid } of world.attachedFiles.by('documentGuid', row.guid)) world.remove('attachedFiles', guid)
  world.remove('documents', row.guid)
  remember(world, caller, row.guid, { action: 'Изтриване', oldValue: row.subject })
}

/**
 * Completes the other documents selected in the dialog together with the root. One refusal refuses the whole change.
 */
const closeWith = (world: World, caller: Caller, root: DocumentRow, given: Reasons): void => {
  const ground = asClosingGround(given.closingGround)
  const unfinished = new Map(
    unfinishedWith(world, root)
      .filter(readableBy(world, caller))
      .map((row) => [row.guid, row]),
  )
  for (const guid of new Set(given.closeDocuments)) {
    const row =
      unfinished.get(guid) ?? movedMeanwhile('Един от избраните документи вече е приключен. Отворете прозореца отново.')
    const facts = factsOfRow(world, row)
    insistOf(
      `${titleOf(row)} не може да бъде приключен.`,
      canCloseWithRoot(facts, documentPermissionsOf(world, caller, row), whoCan(world, row), ground),
    )
    const own = ground !== null && takesGround(facts, ground) ? { closingGround: ground } : {}
    const rest = { reason: given.reason, until: null, closeDocuments: [] }
    setDocumentStatus(world, caller, row, DocumentStatus.COMPLETED, { ...rest, ...own })
  }
}

/** Moves a document to another status, by the table of transitions and with the data of the dialog. */
export const setDocumentStatus = (
  world: World,
  caller: Caller,
  row: DocumentRow,
  status: number,
  given: Reasons,
): DocumentRow => {
  const to = asDocumentStatus(status) ?? malformed('Няма такъв статус.')
  const permissions = documentPermissionsOf(world, caller, row)
  insist(canSetStatus(to, factsOfRow(world, row), permissions, whoCan(world, row), given))
  const ground = asClosingGround(given.closingGround)
  const said = groundWords(ground, given.reason)
  const reason = `${forwardedTo(world, row, to, given.correspondentId)}${said}`
  if (given.closeDocuments.length > 0) {
    if (!endsCase(to)) malformed('Други документи се приключват само заедно с преписката.')
    closeWith(world, caller, row, given)
  }
  const from = statusOf(row)
  const resumed =
    from === DocumentStatus.SUSPENDED && to === DocumentStatus.IN_PROGRESS ? afterSuspension(world, row) : {}
  const changed = change(world, row, {
    statusId: to,
    statusDate: world.now().toISOString(),
    statusReason: reason || null,
    closingGroundId: ground,
    suspendedUntil: to === DocumentStatus.SUSPENDED ? given.until : null,
    ...resumed,
  })
  if (changed.suspensions.length > row.suspensions.length) world.announce('documentResumed', caller, changed)
  if (isFinal(to)) world.announce('documentEnded', caller, changed, said)
  remember(world, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: documentStatusLabels[from],
    newValue: documentStatusLabels[to],
    note: reason,
  })
  if (changed.deadline !== row.deadline) rememberTerm(world, caller, row, changed)
  tell(world, caller, peopleOn(world, changed), {
    type: 'StatusChanged',
    text: statusNews(row, changed),
    documentGuid: row.guid,
  })
  world.announce('statusChanged', caller, row, changed, given.reason)
  return changed
}

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
