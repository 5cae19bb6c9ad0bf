import { DeliveryStatus } from '../../src/contract/enumerations.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { planDelivery } from './deliveryOutcome.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

/** The failures that a trainer can cause: a delivery by ССЕВ fails, or a document by СЕОС is refused. */
const failures = {
  fails: { system: 'edelivery', until: [DeliveryStatus.SENT] },
  refused: { system: 'docexchange', until: [DeliveryStatus.SENT, DeliveryStatus.DELIVERED] },
} as const
export type DeliveryFailure = keyof typeof failures

const underWay = (db: MockDatabase, kind: DeliveryFailure): ExchangeMessageRow | undefined => {
  const { system, until } = failures[kind]
  const statuses: readonly (number | null)[] = until
  return db.exchangeMessages
    .by('system', system)
    .filter(({ isIncoming, dateSent, documentGuid }) => !isIncoming && dateSent >= db.start && documentGuid !== null)
    .filter(({ deliveryStatusId, failure }) => statuses.includes(deliveryStatusId) && failure === null)
    .toSorted((a, b) => b.id - a.id)[0]
}

/**
 * Makes the newest delivery in progress fail. Without a delivery in progress, plans the failure for the next message
 * and returns undefined.
 */
export const forceDeliveryFailure = (db: MockDatabase, kind: DeliveryFailure): ExchangeMessageRow | undefined => {
  const row = underWay(db, kind)
  if (row) db.put('exchangeMessages', { ...row, deliveryOutcome: kind })
  else planDelivery(db, kind, failures[kind].system)
  return row
}
