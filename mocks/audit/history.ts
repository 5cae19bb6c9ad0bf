import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'

type HistoryEntry = {
  action: string
  attribute?: string
  oldValue?: string
  newValue?: string
  note?: string
  departmentId?: number | null
}

/** Writes who did what to a document, with the old and the new value where there is one; for one department alone where it says so. */
export const remember = (world: World, caller: Caller, documentGuid: string, entry: HistoryEntry): void => {
  world.put('history', {
    id: world.nextId('history'),
    documentGuid,
    date: world.now().toISOString(),
    personId: caller.person.id,
    action: entry.action,
    attribute: entry.attribute ?? null,
    oldValue: entry.oldValue ?? null,
    newValue: entry.newValue ?? null,
    note: entry.note ?? null,
    departmentId: entry.departmentId ?? null,
  })
}

/** A document after a change: the new row has a version of its own, so that an older copy is noticed. */
export const change = (world: World, row: DocumentRow, values: Partial<DocumentRow>): DocumentRow => {
  const changed: DocumentRow = { ...row, ...values, changedGuid: world.newGuid() }
  world.put('documents', changed)
  return changed
}
