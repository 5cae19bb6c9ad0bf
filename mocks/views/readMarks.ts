import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'
import { readableBy } from './permissions.ts'

export const readMarkKey = (personId: number, documentGuid: string): string => `${personId}:${documentGuid}`

/** Read means opened by the person; what one wrote is read. */
export const isReadBy = (world: World, { person }: Caller, row: DocumentRow): boolean =>
  row.authorPersonId === person.id || world.readMarks.get(readMarkKey(person.id, row.guid)) !== undefined

/** How many documents of the row's case file the caller may read and has not read. */
export const unreadInCase = (world: World, caller: Caller, row: DocumentRow): number => {
  const may = readableBy(world, caller)
  const inCase = row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  return inCase.filter((one) => may(one) && !isReadBy(world, caller, one)).length
}
