import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { mix, Purpose } from '../seed/chance.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { dateOfDocument } from './seedDocuments.ts'

const LONG_AGO_MS = 40 * 86_400_000
const OF_TEN_RECENT = 6

/**
 * True if a person had opened a document before the start of the mock database. All users had read old documents and
 * six in ten of the recent ones; authors always had. Computed from the ids, to avoid a table with 300 000 marks.
 */
const hadRead = (world: World, personId: number, row: DocumentRow): boolean => {
  if (row.authorPersonId === personId) return true
  if (dateOfDocument(row) > world.start) return false
  const age = Date.parse(world.start) - Date.parse(dateOfDocument(row))
  if (age > LONG_AGO_MS) return true
  return mix(world.seed * 64 + Purpose.READ, personId, row.id) % 10 < OF_TEN_RECENT
}

/** True if a person has opened a document: by the marks, otherwise by `hadRead`. */
export const isRead = (world: World, personId: number, row: DocumentRow): boolean =>
  world.readMarks.get(`${personId}:${row.guid}`)?.isRead ?? hadRead(world, personId, row)

export const readMarkKey = (personId: number, documentGuid: string): string => `${personId}:${documentGuid}`

/** Read by the person now or before the start of the mock database; documents written by the person count as read. */
export const isReadBy = (world: World, { person }: Caller, row: DocumentRow): boolean =>
  row.authorPersonId === person.id || isRead(world, person.id, row)

export const unreadInCase = (world: World, caller: Caller, row: DocumentRow): number => {
  const may = readableBy(world, caller)
  const inCase = row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  return inCase.filter((one) => may(one) && !isReadBy(world, caller, one)).length
}
