import type * as v from 'valibot'
import { DeliveryStatus, DocumentStatus } from '../../src/contract/enumerations.ts'
import type { DeliveryRecord, Resending } from '../../src/contract/shapes/documents.ts'
import { civilDateOf, formatDateYear, isoAt } from '../../src/dates/civilDate.ts'
import {
  deliveryRecordErrors,
  mayRecordDelivery,
  mayRecordOutcome,
  maySendToAgain,
  resendingErrors,
  returnReasonText,
} from '../../src/rules/documents/delivery.ts'
import { withoutProfileText } from '../../src/rules/documents/transitionNeeds.ts'
import { isByExchange } from '../../src/rules/exchange/isByExchange.ts'
import { assertFields, assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { todayOf } from '../settings/calendar.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import { followAddressees } from './addressees.ts'
import { assertThat } from './assertDocumentAction.ts'
import { currentAttemptOf, failedOn, failureOf } from './deliveryViews.ts'
import { titleOf } from './documentNames.ts'
import type { AddresseeRow, DeliveryAttemptRow, DocumentRow } from './documentRows.ts'
import { startTerm } from './documentTerm.ts'
import { change, remember } from './history.ts'
import { peopleOn } from './involvedPeople.ts'
import { addresseeView } from './partViews.ts'
import { statusOf } from './permissions.ts'
import { withoutProfile } from './profiles.ts'

const NOON = '12:00'

/**
 * Starts the term that begins at delivery. If the recorded day of delivery is corrected, the term that started on the
 * wrong day starts again.
 */
const beginTerm = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  on: string,
  before: string | null,
): void => {
  const ranFrom = before !== null && before !== on && document.deadlineStart === before
  if (ranFrom)
    change(db, document, {
      ...{ deadline: null, deadlineStart: null, deadlineQuantity: null },
      ...{ deadlineUnitId: null, deadlineRuleId: null },
    })
  startTerm(db, caller, { documentGuid: document.guid, event: 'receipt', on })
}

type GivenRecord = v.InferOutput<typeof DeliveryRecord>

export const recordDelivery = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  row: AddresseeRow,
  given: GivenRecord,
): void => {
  assertThat(db, caller, document, 'recordDelivery')
  assertWhole(mayRecordDelivery({ ...row, sentAt: row.dateSent }))
  assertWhole(mayRecordOutcome(given.outcome, statusOf(document) === DocumentStatus.COMPLETED))
  const receipt = db.attachedFiles.get(given.receiptGuid)
  assertFields(deliveryRecordErrors(given, { sentAt: row.dateSent, today: todayOf(db) }), {
    receiptGuid:
      given.receiptGuid !== null && receipt?.documentGuid !== document.guid
        ? 'Този файл не е към документа.'
        : undefined,
  })
  const isServed = given.outcome === 'served'
  const on = given.on ?? todayOf(db)
  const former = currentAttemptOf(db, row)
  db.put('deliveryAttempts', {
    id: former?.id ?? db.nextId('deliveryAttempts'),
    addresseeId: row.id,
    documentGuid: document.guid,
    isCurrent: true,
    sentViaId: row.sentViaId,
    address: row.address,
    dateSent: row.dateSent,
    outcome: given.outcome,
    on,
    servedTo: isServed ? given.servedTo.trim() : null,
    reasonId: isServed ? null : given.reasonId,
    note: given.note.trim() || null,
    receiptGuid: given.receiptGuid,
    personId: caller.person.id,
  })
  db.put('addressees', {
    ...row,
    deliveryStatusId: isServed ? DeliveryStatus.SEEN : DeliveryStatus.FAILED,
    dateDelivered: null,
  })
  const { name } = addresseeView(db, row)
  const reason = isServed ? given.note.trim() : returnReasonText(given.reasonId, given.note)
  remember(db, caller, document.guid, {
    action: isServed ? 'Връчване' : 'Връщане на пратка',
    attribute: name,
    newValue: isServed
      ? `Връчено на ${formatDateYear(on)} на ${given.servedTo.trim()}`
      : `Върнато на ${formatDateYear(on)}`,
    note: [reason, receipt && `Разписка: ${receipt.name}`].filter(Boolean).join('; '),
  })
  if (isServed) beginTerm(db, caller, document, on, former?.outcome === 'served' ? former.on : null)
  else
    notifyOthers(db, caller, peopleOn(db, document), {
      type: 'MessageFailed',
      text: `${titleOf(document)} се върна от ${name}: ${reason}`,
      documentGuid: document.guid,
    })
}

/** Stores the failed attempt at delivery to an addressee as a row of its own, before the next attempt begins. */
export const keepFailedAttempt = (db: MockDatabase, row: AddresseeRow): void => {
  const current = currentAttemptOf(db, row)
  const failed: DeliveryAttemptRow = {
    id: db.nextId('deliveryAttempts'),
    addresseeId: row.id,
    documentGuid: row.documentGuid,
    isCurrent: false,
    sentViaId: row.sentViaId,
    address: row.address,
    dateSent: row.dateSent,
    outcome: 'failed',
    on: failedOn(db, row) ?? todayOf(db),
    servedTo: null,
    reasonId: null,
    note: failureOf(db, row) || null,
    receiptGuid: null,
    personId: null,
  }
  db.put('deliveryAttempts', current ? { ...current, isCurrent: false } : failed)
}

type GivenResending = v.InferOutput<typeof Resending>

/**
 * Begins the second attempt of a delivery. If it is by an exchange system, the document then waits to be sent, as
 * before the first attempt.
 */
export const sendToAgain = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  row: AddresseeRow,
  given: GivenResending,
): void => {
  assertThat(db, caller, document, 'sendAgain')
  assertWhole(maySendToAgain({ ...row, sentAt: row.dateSent }))
  const byExchange = isByExchange(given)
  const next: AddresseeRow = {
    ...row,
    sentViaId: given.sentViaId,
    address: given.address.trim() || null,
    attentionTo: given.attentionTo.trim() || null,
  }
  const unreachable = withoutProfile(db, [next])
  assertFields(resendingErrors({ ...given, kind: row.kind }, { lastSentAt: row.dateSent, today: todayOf(db) }), {
    sentViaId: unreachable.length > 0 ? withoutProfileText(unreachable) : undefined,
  })
  const sentOn = given.sentOn ?? todayOf(db)
  const sentAt = sentOn === todayOf(db) ? db.now().toISOString() : new Date(isoAt(sentOn, NOON)).toISOString()
  keepFailedAttempt(db, row)
  db.put('addressees', {
    ...next,
    deliveryStatusId: byExchange ? DeliveryStatus.PENDING : DeliveryStatus.SENT,
    dateSent: byExchange ? null : sentAt,
    dateDelivered: null,
    messageGuid: null,
  })
  followAddressees(db, document)
  const way = entryOption(db, 'sentVias', given.sentViaId)?.name ?? ''
  remember(db, caller, document.guid, {
    action: 'Повторно изпращане',
    attribute: addresseeView(db, row).name,
    oldValue: entryOption(db, 'sentVias', row.sentViaId)?.name ?? '',
    newValue: [way, given.address.trim()].filter(Boolean).join(', '),
    ...(!byExchange && { note: `Изпратено на ${formatDateYear(civilDateOf(sentAt))}` }),
  })
}
