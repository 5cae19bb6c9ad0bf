import { found, Refused } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import { readableBy } from '../views/permissions.ts'
import type { World } from '../world.ts'

/** The document behind a GUID, if it exists and the caller may read it. */
export const readableDocument = (world: World, caller: Caller, guid: string): DocumentRow => {
  const row = found(world.documents.get(guid), 'Документът')
  if (!readableBy(world, caller)(row)) throw new Refused({ kind: 'forbidden' })
  return row
}
