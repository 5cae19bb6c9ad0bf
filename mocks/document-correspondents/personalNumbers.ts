import { isFoundByNumber } from '../../src/rules/correspondents/maskedNumbers.ts'
import type { CorrespondentRow } from '../correspondents/rows.ts'
import { readableBy, registersIncoming } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'

/**
 * Whether the caller needs the personal numbers of a correspondent: who registers what comes in, who entered it, and who
 * reads a document that it is on. Everybody else gets them masked.
 */
export const needsNumbers = (world: World, caller: Caller, row: CorrespondentRow): boolean =>
  registersIncoming(world, caller) ||
  row.createdByPersonId === caller.person.id ||
  world.documents.by('correspondentIds', row.id).some(readableBy(world, caller))

/** Whether a typed personal number finds a correspondent for the caller; `own` is the number that is compared. */
export const foundByNumber =
  (world: World, caller: Caller) =>
  (row: CorrespondentRow, own: string | null, typed: string): boolean =>
    isFoundByNumber(own, typed, () => needsNumbers(world, caller, row))
