import type { AddresseeRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { ExchangeMessageRow } from './rows.ts'

type Fate = ExchangeMessageRow['fate']

/** What a trainer decided for the next deliveries, in order; see `decideDeliveries`. */
let decided: Fate[] = []
/** Decides how the next sent messages will end: the first for the first message, and so on. */
export const decideDeliveries = (...next: Fate[]): void => {
  decided = [...next]
}

const SHARE_OF_FAILURES = 0.12
const SHARE_OF_REFUSALS = 0.1

/**
 * How a message to an addressee will end. The same addressee always has the same luck at the first try, and none of it
 * is bad at the second: what fails here is what passes.
 */
export const fateOf = (world: World, addressee: AddresseeRow, system: ExchangeMessageRow['system']): Fate => {
  const planned = decided.shift()
  if (planned) return planned
  if (addressee.messageGuid !== null) return 'arrives'
  const luck = chanceOf(world.seed, Purpose.DELIVERY, -(addressee.correspondentId ?? 0)).next()
  if (luck < SHARE_OF_FAILURES) return 'fails'
  return system === 'docexchange' && luck < SHARE_OF_FAILURES + SHARE_OF_REFUSALS ? 'refused' : 'arrives'
}
