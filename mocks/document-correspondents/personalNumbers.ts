import { isFoundByNumber } from '../../src/rules/correspondents/maskedNumbers.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { readableBy, registersIncoming } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

/**
 * True if the caller may see the personal numbers of a correspondent: a user who registers incoming documents, who
 * entered the correspondent, or who may read a document with it. Other callers see masked numbers.
 */
export const needsNumbers = (db: MockDatabase, caller: Caller, row: CorrespondentRow): boolean =>
  registersIncoming(db, caller) ||
  row.createdByPersonId === caller.person.id ||
  db.documents.by('correspondentIds', row.id).some(readableBy(db, caller))

export const foundByNumber =
  (db: MockDatabase, caller: Caller) =>
  (row: CorrespondentRow, own: string | null, typed: string): boolean =>
    isFoundByNumber(own, typed, () => needsNumbers(db, caller, row))
