import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

const roleOf = { edelivery: 'DOCUMENTS_FLOW_EDELIVERY', docexchange: 'DOCUMENTS_FLOW_DOCEXCHANGE' } as const

export const notifyReaders = (db: MockDatabase, { system, guid }: ExchangeMessageRow, text: string): void => {
  const readers = db.users.all().filter(({ roles }) => roles.includes(roleOf[system]))
  notifyAll(
    db,
    readers.map(({ personId }) => personId),
    { type: 'MessageReceived', text, messageGuid: guid },
  )
}
