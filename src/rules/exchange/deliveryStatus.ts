import { DeliveryStatus, deliveryStatusLabels } from '../../contract/enumerations.ts'
import { labelOrUnknown } from '../../contract/labels.ts'
import type { StatusTone } from '../documents/documentStatus.ts'

const tones: Record<DeliveryStatus, StatusTone> = {
  [DeliveryStatus.PENDING]: 'grey',
  [DeliveryStatus.SENT]: 'blue',
  [DeliveryStatus.FAILED]: 'red',
  [DeliveryStatus.DELIVERED]: 'teal',
  [DeliveryStatus.SEEN]: 'green',
}

type Delivery = { deliveryStatusId: number | null; sentAt: string | null }

/** Without a status, a message that was not sent is pending, and the status of a sent message is unknown. */
export const deliveryOf = ({ deliveryStatusId: given, sentAt }: Delivery) => {
  const deliveryStatusId = given ?? (sentAt === null ? DeliveryStatus.PENDING : null)
  const status = Object.values(DeliveryStatus).find((one) => one === deliveryStatusId)
  return {
    label: labelOrUnknown(deliveryStatusLabels, deliveryStatusId),
    tone: status === undefined ? ('grey' as const) : tones[status],
  }
}
