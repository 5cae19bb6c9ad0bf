import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { documentLabel } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'

type HistoryEntry = {
  action: string
  attribute?: string
  oldValue?: string
  newValue?: string
  note?: string
  departmentId?: number | null
}

/**
 * Writes an action on a document into its history and into the journal. Without a caller (null) only the history is
 * written.
 */
export const remember = (db: MockDatabase, caller: Caller | null, documentGuid: string, entry: HistoryEntry): void => {
  db.put('history', {
    id: db.nextId('history'),
    documentGuid,
    date: db.now().toISOString(),
    personId: caller?.person.id ?? null,
    action: entry.action,
    attribute: entry.attribute ?? null,
    oldValue: entry.oldValue ?? null,
    newValue: entry.newValue ?? null,
    note: entry.note ?? null,
    departmentId: entry.departmentId ?? null,
  })
  if (!caller) return
  const document = db.documents.get(documentGuid)
  const { action, attribute = null, oldValue = null, newValue = null, note } = entry
  const description = [document && documentLabel(document), note].filter(Boolean).join('; ')
  logAction(db, caller, {
    action,
    attribute,
    oldValue,
    newValue,
    objectKind: 'Документ',
    objectId: documentGuid,
    description,
  })
}

/** Writes and returns the changed row with a new version id, so that clients with a stale copy are detected. */
export const change = (db: MockDatabase, row: DocumentRow, values: Partial<DocumentRow>): DocumentRow => {
  const changed: DocumentRow = { ...row, ...values, changedGuid: db.newGuid() }
  db.put('documents', changed)
  return changed
}
