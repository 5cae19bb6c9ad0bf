import { IncomingStatus } from '../../src/contract/enumerations.ts'
import type { Recipient, SeededNotification } from '../notifications/seedNotifications.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

const exchange = {
  edelivery: { name: 'е-Връчване', role: 'DOCUMENTS_FLOW_EDELIVERY' },
  docexchange: { name: 'обмен на документи', role: 'DOCUMENTS_FLOW_DOCEXCHANGE' },
} as const

/**
 * Returns the notifications about messages: to the users who process messages, and to the sender of a failed delivery.
 */
export const noticesOfExchange =
  (messages: () => readonly ExchangeMessageRow[]) =>
  ({ person, roles, since }: Recipient): SeededNotification[] => {
    if (!Object.values(exchange).some(({ role }) => roles.includes(role))) return []
    return messages().flatMap((row): SeededNotification[] => {
      const { name, role } = exchange[row.system]
      const of = { dateCreated: row.dateSent, documentGuid: row.documentGuid, taskGuid: null, messageGuid: row.guid }
      if (row.dateSent < since) return []
      if (row.statusId === IncomingStatus.RECEIVED && roles.includes(role))
        return [
          { type: 'MessageReceived', text: `Ново съобщение чрез ${name} от ${row.partyName}: ${row.title}`, ...of },
        ]
      if (row.failure === null || row.processedByPersonId !== person.id) return []
      return [
        {
          type: 'MessageFailed',
          text: `Документът до ${row.partyName} не е доставен чрез ${name}: ${row.failure}`,
          ...of,
        },
      ]
    })
  }
