import { DeliveryStatus, deliveryStatusLabels } from '../../contract/enumerations.ts'
import { labelOrUnknown } from '../../contract/labels.ts'
import type { StatusTone } from '../documents/documentStatus.ts'
import { isByExchange } from './isByExchange.ts'

const tones: Record<DeliveryStatus, StatusTone> = {
  [DeliveryStatus.PENDING]: 'grey',
  [DeliveryStatus.SENT]: 'blue',
  [DeliveryStatus.FAILED]: 'red',
  [DeliveryStatus.DELIVERED]: 'teal',
  [DeliveryStatus.SEEN]: 'green',
}

/**
 * The names of delivery statuses for channels without an exchange system, such as post. A failed delivery is then a
 * returned letter, and there is no message to open.
 */
const byHandLabels: Readonly<Record<number, string>> = {
  [DeliveryStatus.FAILED]: 'Върнато',
  [DeliveryStatus.SEEN]: 'Връчено',
}

/**
 * The delivery of a document or a message. `sentViaId`: the channel of an addressee; a message of an exchange system
 * has none.
 */
type Delivery = { deliveryStatusId: number | null; sentAt: string | null; sentViaId?: number | null }

/**
 * Returns the label and colour of a delivery. Without a status, a message that was not sent is pending, and the status
 * of a sent message is unknown.
 */
export const deliveryOf = ({ deliveryStatusId: given, sentAt, sentViaId = null }: Delivery) => {
  const deliveryStatusId = given ?? (sentAt === null ? DeliveryStatus.PENDING : null)
  const status = Object.values(DeliveryStatus).find((one) => one === deliveryStatusId)
  const isByHand = sentViaId !== null && !isByExchange({ sentViaId })
  return {
    label: (isByHand && byHandLabels[status ?? 0]) || labelOrUnknown(deliveryStatusLabels, deliveryStatusId),
    tone: status === undefined ? ('grey' as const) : tones[status],
  }
}
