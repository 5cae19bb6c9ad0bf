import type { Caller } from '../engine/caller.ts'
import { forbidden, found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { readableBy } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** Returns the document if it exists and the caller may read it; otherwise throws. */
export const readableDocument = (world: World, caller: Caller, guid: string): DocumentRow => {
  const row = found(world.documents.get(guid), 'Документът')
  if (!readableBy(world, caller)(row)) forbidden()
  return row
}

export const isReadable = (world: World, caller: Caller, guid: string): boolean => {
  const row = world.documents.get(guid)
  return row !== undefined && readableBy(world, caller)(row)
}
