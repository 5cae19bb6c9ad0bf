import { RegistrationStatus } from '../../src/contract/enumerations.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { isUnprocessed } from './isUnprocessed.ts'
import { notifyReaders } from './notifyReaders.ts'

/**
 * Returns the newest waiting message of СЕОС that arrived only once and so can arrive again; undefined if there is
 * none.
 */
export const findRepeatable = (db: MockDatabase): ExchangeMessageRow | undefined =>
  db.exchangeMessages
    .by('system', 'docexchange')
    .findLast((row) => row.isIncoming && isUnprocessed(row) && !row.repeatedAt)

export const receiveAgain = (db: MockDatabase, row: ExchangeMessageRow): void => {
  const { DS_WAIT_REGISTRATION, DS_ALREADY_RECEIVED } = RegistrationStatus
  const waits = row.registrationStatusId === DS_WAIT_REGISTRATION
  db.inOneStep(() => {
    db.put('exchangeMessages', {
      ...row,
      repeatedAt: db.now().toISOString(),
      registrationStatusId: waits ? DS_ALREADY_RECEIVED : row.registrationStatusId,
    })
    notifyReaders(db, row, `Съобщение от ${row.partyName} пристигна повторно чрез обмен на документи: ${row.title}`)
  })
}
