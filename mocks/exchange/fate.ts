import type { AddresseeRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import { seeded } from '../seed/seeded.ts'
import type { ExchangeMessageRow } from './rows.ts'

type Fate = ExchangeMessageRow['fate']
type System = ExchangeMessageRow['system']

/** The result of the next delivery, set by the trainer; for one system, or for either (null). */
export type PlannedFateRow = { id: number; fate: Fate; system: System | null }

/** Stored as rows, so that a reload and another tab see them. */
export const plannedFates = seeded((): PlannedFateRow[] => [])

declare module '../engine/rows.ts' {
  interface Rows {
    plannedFates: PlannedFateRow
  }
}

export const decideDeliveries = (world: World, ...next: Fate[]): void =>
  world.inOneStep(() => {
    for (const { id } of world.plannedFates.all()) world.remove('plannedFates', id)
    for (const fate of next) planDelivery(world, fate, null)
  })

/** Sets the result of one more message: the next one of the system that has no result set. */
export const planDelivery = (world: World, fate: Fate, system: System | null): void =>
  world.put('plannedFates', { id: world.nextId('plannedFates'), fate, system })

const takePlanned = (world: World, system: System): Fate | undefined => {
  const planned = world.plannedFates.all().toSorted((a, b) => a.id - b.id)
  const next = planned.find((one) => one.system === null || one.system === system)
  if (next) world.remove('plannedFates', next.id)
  return next?.fate
}

const SHARE_OF_FAILURES = 0.12
const SHARE_OF_REFUSALS = 0.1

/**
 * The result of a message to an addressee. It is always the same for the first attempt and never bad for the second:
 * simulated failures are temporary.
 */
export const fateOf = (world: World, addressee: AddresseeRow, system: System): Fate => {
  const planned = takePlanned(world, system)
  if (planned) return planned
  if (addressee.messageGuid !== null) return 'arrives'
  const luck = chanceOf(world.seed, Purpose.DELIVERY, -(addressee.correspondentId ?? 0)).next()
  if (luck < SHARE_OF_FAILURES) return 'fails'
  return system === 'docexchange' && luck < SHARE_OF_FAILURES + SHARE_OF_REFUSALS ? 'refused' : 'arrives'
}
