import { DeliveryStatus, deliveryStatusLabels, SentVia } from '../../../contract/enumerations.ts'
import type { StatusTone } from '../../../rules/documents/documentStatus.ts'
import type { Addressee } from './sendState.ts'

const tones: Record<DeliveryStatus, StatusTone> = {
  [DeliveryStatus.PENDING]: 'grey',
  [DeliveryStatus.SENT]: 'blue',
  [DeliveryStatus.FAILED]: 'red',
  [DeliveryStatus.DELIVERED]: 'teal',
  [DeliveryStatus.SEEN]: 'green',
}

/** Where the delivery stands: its words and colour. Without a status nothing was sent yet. */
export const deliveryOf = ({ deliveryStatusId }: Pick<Addressee, 'deliveryStatusId'>) => {
  const known = Object.values(DeliveryStatus).find((status) => status === deliveryStatusId)
  const status = known ?? DeliveryStatus.PENDING
  return { label: deliveryStatusLabels[status], tone: tones[status] }
}

/** In ССЕВ a message that was sent is not served until the receiver opens it. */
export const isNotServed = ({ sentViaId, deliveryStatusId }: Addressee): boolean =>
  sentViaId === SentVia.EDELIVERY &&
  (deliveryStatusId === DeliveryStatus.SENT || deliveryStatusId === DeliveryStatus.DELIVERED)
