import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { isRead } from './seedHadRead.ts'

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
