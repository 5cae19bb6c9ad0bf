import { DeliveryStatus } from '../../src/contract/enumerations.ts'
import type { World } from '../engine/world.ts'
import { planDelivery } from './fate.ts'
import type { ExchangeMessageRow } from './rows.ts'

/** Possible failures: a delivery by ССЕВ fails, a document by СЕОС is refused. */
const misfortunes = {
  fails: { system: 'edelivery', until: [DeliveryStatus.SENT] },
  refused: { system: 'docexchange', until: [DeliveryStatus.SENT, DeliveryStatus.DELIVERED] },
} as const
export type Misfortune = keyof typeof misfortunes

const underWay = (world: World, fate: Misfortune): ExchangeMessageRow | undefined => {
  const { system, until } = misfortunes[fate]
  const statuses: readonly (number | null)[] = until
  return world.exchangeMessages
    .by('system', system)
    .filter(({ isIncoming, dateSent, documentGuid }) => !isIncoming && dateSent >= world.start && documentGuid !== null)
    .filter(({ deliveryStatusId, failure }) => statuses.includes(deliveryStatusId) && failure === null)
    .toSorted((a, b) => b.id - a.id)[0]
}

/** Makes the current delivery fail and returns it; if there is none, the next one will fail (undefined). */
export const goWrong = (world: World, fate: Misfortune): ExchangeMessageRow | undefined => {
  const row = underWay(world, fate)
  if (row) world.put('exchangeMessages', { ...row, fate })
  else planDelivery(world, fate, misfortunes[fate].system)
  return row
}
