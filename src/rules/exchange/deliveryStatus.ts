import { DeliveryStatus, deliveryStatusLabels } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import type { StatusTone } from '../documents/documentStatus.ts'

const tones: Readonly<Record<number, StatusTone>> = {
  [DeliveryStatus.PENDING]: 'grey',
  [DeliveryStatus.SENT]: 'blue',
  [DeliveryStatus.FAILED]: 'red',
  [DeliveryStatus.DELIVERED]: 'teal',
  [DeliveryStatus.SEEN]: 'green',
} satisfies Record<DeliveryStatus, StatusTone>

export const deliveryOf = ({ deliveryStatusId }: { deliveryStatusId: number | null }) => {
  const status = deliveryStatusId ?? DeliveryStatus.PENDING
  return { label: labelIn(deliveryStatusLabels, status), tone: tones[status] ?? 'grey' }
}
