import type * as v from 'valibot'
import type { CorrespondentGroup } from '../../src/contract/shapes/configuration.ts'
import type { CorrespondentGroupRow } from '../settings/rows.ts'
import type { World } from '../world.ts'

export type Group = v.InferOutput<typeof CorrespondentGroup>

/** A group as the contract says it, with the number of its correspondents. */
export const groupView = (world: World, { id, name, isActive }: CorrespondentGroupRow): Group => ({
  id,
  name,
  isActive,
  correspondentsCount: world.correspondents.by('correspondentGroupId', id).length,
})
