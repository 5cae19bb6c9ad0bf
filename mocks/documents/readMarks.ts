import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { mix, Purpose } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'
import { readableBy } from './permissions.ts'
import { dateOfDocument } from './seedDocuments.ts'

const LONG_AGO_MS = 40 * 86_400_000
const OF_TEN_RECENT = 6

/**
 * True if a person opened a document before the mock database starts: any own or older than 40 days, and 60 % of the
 * newer ones. Computed from the ids, because a table would have 300 000 rows.
 */
const hadRead = (db: MockDatabase, personId: number, row: DocumentRow): boolean => {
  if (row.authorPersonId === personId) return true
  if (dateOfDocument(row) > db.start) return false
  const age = Date.parse(db.start) - Date.parse(dateOfDocument(row))
  if (age > LONG_AGO_MS) return true
  return mix(db.seed * 64 + Purpose.READ, personId, row.id) % 10 < OF_TEN_RECENT
}

export const isRead = (db: MockDatabase, personId: number, row: DocumentRow): boolean =>
  db.readMarks.get(`${personId}:${row.guid}`)?.isRead ?? hadRead(db, personId, row)

export const readMarkKey = (personId: number, documentGuid: string): string => `${personId}:${documentGuid}`

/** True if the caller has read a document. Documents written by the caller count as read. */
export const isReadBy = (db: MockDatabase, { person }: Caller, row: DocumentRow): boolean =>
  row.authorPersonId === person.id || isRead(db, person.id, row)

export const unreadInCase = (db: MockDatabase, caller: Caller, row: DocumentRow): number => {
  const may = readableBy(db, caller)
  const inCase = row.caseFileGuid ? db.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  return inCase.filter((one) => may(one) && !isReadBy(db, caller, one)).length
}

export const markRead = (db: MockDatabase, caller: Caller, row: DocumentRow): void => {
  const key = readMarkKey(caller.person.id, row.guid)
  if (isReadBy(db, caller, row)) return
  db.put('readMarks', {
    key,
    personId: caller.person.id,
    documentGuid: row.guid,
    isRead: true,
    date: db.now().toISOString(),
  })
}
