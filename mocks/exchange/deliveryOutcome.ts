import type { AddresseeRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import { seeded } from '../seed/seededRow.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

type DeliveryOutcome = ExchangeMessageRow['deliveryOutcome']
type System = ExchangeMessageRow['system']

/**
 * The outcome that the trainer planned for a future delivery; if `system` is null, for either of the two exchange
 * systems.
 */
export type PlannedOutcomeRow = { id: number; outcome: DeliveryOutcome; system: System | null }

/** The planned outcomes are stored as rows, so that a reloaded page and other tabs see them. */
export const plannedOutcomes = seeded((): PlannedOutcomeRow[] => [])

declare module '../engine/tableRows.ts' {
  interface Rows {
    plannedOutcomes: PlannedOutcomeRow
  }
}

export const decideDeliveries = (db: MockDatabase, ...next: DeliveryOutcome[]): void =>
  db.inOneStep(() => {
    for (const { id } of db.plannedOutcomes.all()) db.remove('plannedOutcomes', id)
    for (const outcome of next) planDelivery(db, outcome, null)
  })

/** Plans the outcome of one future delivery. Plans are used in the order in which they were made. */
export const planDelivery = (db: MockDatabase, outcome: DeliveryOutcome, system: System | null): void =>
  db.put('plannedOutcomes', { id: db.nextId('plannedOutcomes'), outcome, system })

const takePlanned = (db: MockDatabase, system: System): DeliveryOutcome | undefined => {
  const planned = db.plannedOutcomes.all().toSorted((a, b) => a.id - b.id)
  const next = planned.find((one) => one.system === null || one.system === system)
  if (next) db.remove('plannedOutcomes', next.id)
  return next?.outcome
}

const SHARE_OF_FAILURES = 0.12
const SHARE_OF_REFUSALS = 0.1

/**
 * Chooses the outcome of a message to an addressee: a planned one, otherwise by a random value that is the same in
 * every run. A second attempt always succeeds, because simulated failures are temporary.
 */
export const deliveryOutcomeOf = (db: MockDatabase, addressee: AddresseeRow, system: System): DeliveryOutcome => {
  const planned = takePlanned(db, system)
  if (planned) return planned
  if (db.deliveryAttempts.by('addresseeId', addressee.id).length > 0) return 'arrives'
  const luck = randomOf(db.seed, Purpose.DELIVERY, -(addressee.correspondentId ?? 0)).next()
  if (luck < SHARE_OF_FAILURES) return 'fails'
  return system === 'docexchange' && luck < SHARE_OF_FAILURES + SHARE_OF_REFUSALS ? 'refused' : 'arrives'
}
