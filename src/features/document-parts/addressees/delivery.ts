import { formatDateTime } from '../../../dates/civilDate.ts'
import type { Addressee } from '../partsState.ts'

type Moments = Pick<Addressee, 'sentAt' | 'deliveredAt' | 'servedAt'>

export const deliveryMoments = ({ sentAt, deliveredAt, servedAt }: Moments): string =>
  [
    sentAt && `Изпратено на ${formatDateTime(sentAt)}`,
    deliveredAt && `доставено на ${formatDateTime(deliveredAt)}`,
    servedAt && `връчено на ${formatDateTime(servedAt)}`,
  ]
    .filter((part) => part)
    .join(', ')
