import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { mix, Purpose } from '../seed/chance.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { dateOfDocument } from './seedDocuments.ts'

const LONG_AGO_MS = 40 * 86_400_000
const OF_TEN_RECENT = 6

/**
 * Whether a person had opened a document before the world began. Old documents were read by everybody, of the recent
 * ones six in ten; one's own always. Answered from the ids alone: there is no table of a third of a million marks.
 */
const hadRead = (world: World, personId: number, row: DocumentRow): boolean => {
  if (row.authorPersonId === personId) return true
  if (dateOfDocument(row) > world.start) return false
  const age = Date.parse(world.start) - Date.parse(dateOfDocument(row))
  if (age > LONG_AGO_MS) return true
  return mix(world.seed * 64 + Purpose.READ, personId, row.id) % 10 < OF_TEN_RECENT
}

/** Whether a person has opened a document: what the marks say, else what was before the world began. */
export const isRead = (world: World, personId: number, row: DocumentRow): boolean =>
  world.readMarks.get(`${personId}:${row.guid}`)?.isRead ?? hadRead(world, personId, row)

export const readMarkKey = (personId: number, documentGuid: string): string => `${personId}:${documentGuid}`

/** Read means opened by the person, in this world or before it began; what one wrote is read. */
export const isReadBy = (world: World, { person }: Caller, row: DocumentRow): boolean =>
  row.authorPersonId === person.id || isRead(world, person.id, row)

/** How many documents of the row's case file the caller may read and has not read. */
export const unreadInCase = (world: World, caller: Caller, row: DocumentRow): number => {
  const may = readableBy(world, caller)
  const inCase = row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  return inCase.filter((one) => may(one) && !isReadBy(world, caller, one)).length
}
