import { found, Refused } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** The document behind a GUID, if it exists and the caller may read it. */
export const readableDocument = (world: World, caller: Caller, guid: string): DocumentRow => {
  const row = found(world.documents.get(guid), 'Документът')
  if (!readableBy(world, caller)(row)) throw new Refused({ kind: 'forbidden' })
  return row
}

/** Whether there is such a document and the caller may read it. */
export const isReadable = (world: World, caller: Caller, guid: string): boolean => {
  const row = world.documents.get(guid)
  return row !== undefined && readableBy(world, caller)(row)
}
