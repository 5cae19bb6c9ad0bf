import { DeliveryStatus } from '../../../contract/enumerations.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import type { Addressee } from '../partsState.ts'

type Moments = Pick<Addressee, 'sentAt' | 'deliveredAt' | 'servedAt'>

/** „Изпратено на …, доставено на …, връчено на …“: as far as it came. */
export const deliveryMoments = ({ sentAt, deliveredAt, servedAt }: Moments): string =>
  [
    sentAt && `Изпратено на ${formatDateTime(sentAt)}`,
    deliveredAt && `доставено на ${formatDateTime(deliveredAt)}`,
    servedAt && `връчено на ${formatDateTime(servedAt)}`,
  ]
    .filter((part) => part)
    .join(', ')

export const hasFailed = ({ deliveryStatusId }: Pick<Addressee, 'deliveryStatusId'>): boolean =>
  deliveryStatusId === DeliveryStatus.FAILED

/** What has been sent to somebody stays as it was sent; otherwise the document's own verdict holds. */
export const addresseeRefusal = (
  { sentAt }: Pick<Addressee, 'sentAt'>,
  refused: Refusal | undefined,
): Refusal | undefined =>
  sentAt !== null
    ? { title: 'Документът вече е изпратен до този адресат.', because: 'След изпращането данните му не се променят.' }
    : refused
