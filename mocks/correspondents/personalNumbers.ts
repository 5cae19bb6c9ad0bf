import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { readableBy, registersIncoming } from '../documents/permissions.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { identifierOf } from './names.ts'
import type { CorrespondentRow } from './rows.ts'

/**
 * Whether the caller needs the personal numbers of a correspondent: who registers what comes in, who entered it, and who
 * reads a document that it is on. Everybody else gets them masked.
 */
export const needsNumbers = (world: World, caller: Caller, row: CorrespondentRow): boolean =>
  registersIncoming(world, caller) ||
  row.createdByPersonId === caller.person.id ||
  world.documents.by('correspondentIds', row.id).some(readableBy(world, caller))

/** The number beside a name in a list: a citizen's is masked for everybody, the record shows it to who needs it. */
export const listedIdentifier = (row: CorrespondentRow): string =>
  row.isLegalEntity ? identifierOf(row) : maskIdentifier(identifierOf(row))

/** A personal number by which correspondents are looked for: whoever sees them masked must know it whole. */
export const fitsNumber = (world: World, caller: Caller) => {
  const inPart = registersIncoming(world, caller)
  return (own: string | null, typed: string | undefined): boolean =>
    !typed || (inPart ? (own ?? '').includes(typed) : own === typed)
}
