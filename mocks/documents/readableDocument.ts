import type { Caller } from '../engine/caller.ts'
import { forbidden, found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** The document behind a GUID, if it exists and the caller may read it. */
export const readableDocument = (world: World, caller: Caller, guid: string): DocumentRow => {
  const row = found(world.documents.get(guid), 'Документът')
  if (!readableBy(world, caller)(row)) forbidden()
  return row
}

/** Whether there is such a document and the caller may read it. */
export const isReadable = (world: World, caller: Caller, guid: string): boolean => {
  const row = world.documents.get(guid)
  return row !== undefined && readableBy(world, caller)(row)
}
