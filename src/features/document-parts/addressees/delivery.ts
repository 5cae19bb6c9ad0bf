import { formatDateTime, formatDateYear } from '../../../dates/civilDate.ts'
import type { Addressee } from '../partsState.ts'

type Moments = Pick<Addressee, 'sentAt' | 'deliveredAt' | 'servedAt' | 'record'>

/**
 * Returns the delivery that a user recorded, as in „връчено на 18.11.2026 г. на Иван Петров“ or „върнато на 18.11.2026
 * г.“.
 */
const recordText = (record: Moments['record']): string => {
  if (!record?.on) return ''
  if (record.outcome === null) return `отбелязано на ${formatDateYear(record.on)} с неизвестен резултат`
  if (record.outcome === 'returned') return `върнато на ${formatDateYear(record.on)}`
  return `връчено на ${formatDateYear(record.on)}${record.servedTo === '' ? '' : ` на ${record.servedTo}`}`
}

export const deliveryMoments = ({ sentAt, deliveredAt, servedAt, record }: Moments): string =>
  [
    sentAt && `Изпратено на ${formatDateTime(sentAt)}`,
    deliveredAt && `доставено на ${formatDateTime(deliveredAt)}`,
    servedAt && `връчено на ${formatDateTime(servedAt)}`,
    recordText(record),
  ]
    .filter((part) => part)
    .join(', ')
