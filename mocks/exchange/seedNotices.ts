import type { Recipient, SeededNotification } from '../notifications/seedNotifications.ts'
import { laterOf } from '../seed/isoOrder.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { newMessageText } from './newMessageText.ts'
import { noticeOfDelivery, recipientsOfDelivery } from './notifyOfDelivery.ts'

const roleOf = { edelivery: 'DOCUMENTS_FLOW_EDELIVERY', docexchange: 'DOCUMENTS_FLOW_DOCEXCHANGE' } as const

/**
 * Returns the notifications about messages: to the users who process messages, and to the sender of a failed delivery.
 */
export const noticesOfExchange =
  (messages: () => readonly ExchangeMessageRow[]) =>
  ({ frame, person, roles, since }: Recipient): SeededNotification[] =>
    messages().flatMap((row): SeededNotification[] => {
      if (row.dateSent < since) return []
      const of = { taskGuid: null, messageGuid: row.guid }
      if (row.isIncoming)
        return roles.includes(roleOf[row.system])
          ? [
              {
                type: 'MessageReceived',
                text: newMessageText(row),
                dateCreated: row.dateSent,
                documentGuid: null,
                ...of,
              },
            ]
          : []
      const document = frame.documentOf(row.documentGuid ?? '')
      const notice = document && noticeOfDelivery(row, document)
      if (!document || !notice || !recipientsOfDelivery(row, document, notice).includes(person.id)) return []
      const dateCreated = laterOf(row.dateSent, row.dateServed ?? row.dateReceived ?? '')
      return [{ ...notice, dateCreated, documentGuid: document.guid, ...of }]
    })
