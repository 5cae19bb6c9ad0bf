import type * as v from 'valibot'
import type { Addressee } from '../../src/contract/shapes/documents.ts'
import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { returnReasonText } from '../../src/rules/documents/delivery.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { AddresseeRow, DeliveryAttemptRow } from './documentRows.ts'
import { receiptTermOf } from './documentTerm.ts'

type Shown = Pick<v.InferOutput<typeof Addressee>, 'failure' | 'record' | 'attempts' | 'termEnd'>

export const currentAttemptOf = (db: MockDatabase, { id }: AddresseeRow): DeliveryAttemptRow | undefined =>
  db.deliveryAttempts.by('addresseeId', id).find(({ isCurrent }) => isCurrent)

const reasonOf = ({ outcome, reasonId, note }: DeliveryAttemptRow): string =>
  outcome === 'failed' ? (note ?? '') : returnReasonText(reasonId, note ?? '')

/** Returns the day of delivery to an addressee, as recorded by a user or reported by the exchange system. */
const servedOn = (db: MockDatabase, row: AddresseeRow): CivilDate | null => {
  const record = currentAttemptOf(db, row)
  if (record) return record.outcome === 'served' ? record.on : null
  const served = db.exchangeMessages.get(row.messageGuid)?.dateServed
  return served ? civilDateOf(served) : null
}

const termEndOf = (db: MockDatabase, row: AddresseeRow): CivilDate | null => {
  const document = db.documents.get(row.documentGuid)
  const on = servedOn(db, row)
  return document && on !== null ? (receiptTermOf(db, document, on)?.deadline ?? null) : null
}

/**
 * Returns what the client shows about the delivery to an addressee: its failure, its record, and the earlier attempts.
 */
export const deliveryOfAddresseeView = (db: MockDatabase, row: AddresseeRow): Shown => {
  const current = currentAttemptOf(db, row)
  const former = db.deliveryAttempts.by('addresseeId', row.id).filter(({ isCurrent }) => !isCurrent)
  return {
    failure: failureOf(db, row),
    record: current && current.outcome !== 'failed' ? recordView(current, current.outcome) : null,
    attempts: former.map((one) => ({
      sentViaId: one.sentViaId,
      address: one.address ?? '',
      sentAt: one.dateSent,
      failedOn: one.on,
      reason: reasonOf(one),
      receiptGuid: one.receiptGuid,
    })),
    termEnd: termEndOf(db, row),
  }
}
const recordView = (row: DeliveryAttemptRow, outcome: 'served' | 'returned'): NonNullable<Shown['record']> => ({
  outcome,
  on: row.on,
  servedTo: row.servedTo ?? '',
  reasonId: row.reasonId,
  note: row.note ?? '',
  receiptGuid: row.receiptGuid,
})

/** Returns why the document did not reach the addressee; '' if nothing went wrong. */
export const failureOf = (db: MockDatabase, row: AddresseeRow): string => {
  const record = currentAttemptOf(db, row)
  if (record) return record.outcome === 'served' ? '' : reasonOf(record)
  return db.exchangeMessages.get(row.messageGuid)?.failure ?? ''
}
export const failedOn = (db: MockDatabase, row: AddresseeRow): CivilDate | null =>
  currentAttemptOf(db, row)?.on ?? (row.dateSent ? civilDateOf(row.dateSent) : null)
