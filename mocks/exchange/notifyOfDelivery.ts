import { DeliveryStatus } from '../../src/contract/enumerations.ts'
import { formatNumber, formatNumberInLetter } from '../../src/rules/identifiers/registrationNumber.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { NotificationRow } from '../notifications/notificationRows.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

const channels = { edelivery: 'е-Връчване', docexchange: 'обмен на документи' } as const

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
  const end = endOf(row, `№ ${formatNumber(document.number, document.dateRegistered)}`)
  if (!end) return
  const people = [row.processedByPersonId, end.type === 'MessageServed' ? null : document.authorPersonId]
  notifyAll(
    db,
    people.filter((one) => one !== null),
    { ...end, documentGuid: document.guid, messageGuid: row.guid },
  )
}
