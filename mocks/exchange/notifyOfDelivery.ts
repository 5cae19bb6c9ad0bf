import { DeliveryStatus } from '../../src/contract/enumerations.ts'
import { formatNumber, formatNumberInLetter } from '../../src/rules/identifiers/registrationNumber.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { NotificationRow } from '../notifications/notificationRows.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

const channels = { edelivery: 'е-Връчване', docexchange: 'обмен на документи' } as const

/** Returns the notification of the end of a delivery; null while the message is on its way. */
export const noticeOfDelivery = (
  row: ExchangeMessageRow,
  document: Pick<DocumentRow, 'number' | 'dateRegistered'>,
): Pick<NotificationRow, 'type' | 'text'> | null =>
  endOf(row, `№ ${formatNumber(document.number, document.dateRegistered)}`)

const endOf = (row: ExchangeMessageRow, document: string): Pick<NotificationRow, 'type' | 'text'> | null => {
  const { partyName, failure, receiverNumber } = row
  const by = channels[row.system]
  if (row.deliveryStatusId === DeliveryStatus.FAILED)
    return { type: 'MessageFailed', text: `Документ ${document} не е доставен на ${partyName} чрез ${by}: ${failure}` }
  if (failure !== null)
    return { type: 'MessageRefused', text: `${partyName} отказа да регистрира документ ${document}: ${failure}` }
  if (row.deliveryStatusId !== DeliveryStatus.SEEN) return null
  return receiverNumber === null
    ? { type: 'MessageServed', text: `Документ ${document} е връчен на ${partyName} чрез ${by}.` }
    : {
        type: 'MessageServed',
        text: `${partyName} регистрира документ ${document} с ${formatNumberInLetter(receiverNumber, row.dateServed)}`,
      }
}

export const notifyOfDelivery = (db: MockDatabase, row: ExchangeMessageRow): void => {
  const document = db.documents.get(row.documentGuid)
  if (!document) return
  const end = noticeOfDelivery(row, document)
  if (!end) return
  notifyAll(db, recipientsOfDelivery(row, document, end), {
    ...end,
    documentGuid: document.guid,
    messageGuid: row.guid,
  })
}

/** Returns whom to notify: the user who sent the letter and, if it did not arrive, also its author. */
export const recipientsOfDelivery = (
  { processedByPersonId }: ExchangeMessageRow,
  { authorPersonId }: Pick<DocumentRow, 'authorPersonId'>,
  { type }: Pick<NotificationRow, 'type'>,
): number[] => [processedByPersonId, type === 'MessageServed' ? null : authorPersonId].filter((one) => one !== null)
