import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { documentLabel } from './names.ts'
import type { DocumentRow } from './rows.ts'

type HistoryEntry = {
  action: string
  attribute?: string
  oldValue?: string
  newValue?: string
  note?: string
  departmentId?: number | null
}

/**
 * Writes who did what to a document into its history and the journal. With the old and new value where there is one,
 * for one department alone where it says so. What nobody here did (null) is no action of a user.
 */
export const remember = (world: World, caller: Caller | null, documentGuid: string, entry: HistoryEntry): void => {
  world.put('history', {
    id: world.nextId('history'),
    documentGuid,
    date: world.now().toISOString(),
    personId: caller?.person.id ?? null,
    action: entry.action,
    attribute: entry.attribute ?? null,
    oldValue: entry.oldValue ?? null,
    newValue: entry.newValue ?? null,
    note: entry.note ?? null,
    departmentId: entry.departmentId ?? null,
  })
  if (!caller) return
  const document = world.documents.get(documentGuid)
  const { action, attribute = null, oldValue = null, newValue = null, note } = entry
  const description = [document && documentLabel(document), note].filter(Boolean).join('; ')
  logAction(world, caller, {
    action,
    attribute,
    oldValue,
    newValue,
    objectKind: 'Документ',
    objectId: documentGuid,
    description,
  })
}

/** A document after a change: the new row has a version of its own, so that an older copy is noticed. */
export const change = (world: World, row: DocumentRow, values: Partial<DocumentRow>): DocumentRow => {
  const changed: DocumentRow = { ...row, ...values, changedGuid: world.newGuid() }
  world.put('documents', changed)
  return changed
}
