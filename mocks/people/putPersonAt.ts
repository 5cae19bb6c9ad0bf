import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { putNamed } from '../records/formerRows.ts'
import type { PersonRow } from './rows.ts'

/** Writes where a person works from now on, and says so to those whose work goes along with her. */
export const putPersonAt = (
  world: World,
  caller: Caller,
  person: PersonRow,
  place: Pick<PersonRow, 'positionId' | 'departmentId'>,
): void => {
  const now = { ...person, ...place }
  putNamed(world, 'persons', now)
  world.announce('personPlaced', caller, person, now)
}
