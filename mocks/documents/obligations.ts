import type * as v from 'valibot'
import { obligationKinds } from '../../fixtures/nomenclatures.ts'
import type { Obligation, Payment } from '../../src/contract/shapes/documents.ts'
import {
  actionOfSave,
  cancelErrors,
  isClosedManually,
  type KnownObligation,
  type ObligationAction,
  obligationAction,
  obligationErrors,
  paymentErrors,
} from '../../src/rules/documents/obligationRules.ts'
import { isOwed, PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import { centsOf, currencyOn, formatAmount } from '../../src/rules/words/money.ts'
import { assertFields, assertFound, assertWhole, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { todayOf } from '../settings/calendar.ts'
import { assertThat } from './assertDocumentAction.ts'
import { titleOf } from './documentNames.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './documentRows.ts'
import { startTerm } from './documentTerm.ts'
import { remember } from './history.ts'
import { peopleOn } from './involvedPeople.ts'
import { obligationsOwed, paymentsOf, statusOfObligation } from './obligationView.ts'

type GivenObligation = v.InferOutput<typeof Obligation>
type GivenPayment = v.InferOutput<typeof Payment>

const kindOf = ({ kind }: GivenObligation) => obligationKinds.find(({ name }) => name === kind)

export const assertObligations = (db: MockDatabase, caller: Caller, document: DocumentRow): void =>
  assertThat(db, caller, document, 'obligations')

const knownOf = (db: MockDatabase, row: ObligationRow): KnownObligation => ({
  statusId: statusOfObligation(db, row),
  currency: row.currency,
  payments: paymentsOf(db, row),
})
const assertObligation = (db: MockDatabase, row: ObligationRow, action: ObligationAction): void =>
  assertWhole(obligationAction(action, knownOf(db, row)))

const checkObligation = (db: MockDatabase, given: GivenObligation, row: ObligationRow | undefined): void => {
  const known = row && knownOf(db, row)
  if (!known && isClosedManually(given.statusId)) refuseMalformed('Новото задължение е дължимо.')
  if (known) assertWhole(obligationAction(actionOfSave(known.statusId, given.statusId), known))
  assertFields(
    {
      ...obligationErrors({ ...given, amount: centsOf(given.amount) }, known),
      ...(given.statusId === PaymentStatus.CANCELLED && cancelErrors(given)),
    },
    {
      kind: given.kind && !kindOf(given) ? 'Няма такъв вид задължение.' : undefined,
      debtor: given.debtor && !db.correspondents.get(given.debtor.id) ? 'Няма такъв кореспондент.' : undefined,
    },
  )
}

const asText = ({ amountCents, currency, isCancelled, isRefunded }: ObligationRow): string =>
  [formatAmount(amountCents, currency), isRefunded ? 'възстановено' : isCancelled ? 'отменено' : '']
    .filter((part) => part !== '')
    .join(', ')

/**
 * Saves an obligation. A cancelled obligation must have a reason; the status of other obligations follows from their
 * payments.
 */
export const saveObligation = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: GivenObligation,
  known: ObligationRow | undefined,
): ObligationRow => {
  assertObligations(db, caller, document)
  checkObligation(db, given, known)
  const isCancelled = given.statusId === PaymentStatus.CANCELLED
  const row: ObligationRow = {
    guid: known?.guid ?? db.newGuid(),
    id: known?.id ?? db.nextId('obligations'),
    documentGuid: document.guid,
    kindId: (kindOf(given)?.id ?? 4) as ObligationRow['kindId'],
    basis: given.basis.trim(),
    correspondentId: given.debtor?.id ?? 0,
    amountCents: centsOf(given.amount) ?? 0,
    currency: currencyOn(given.dateArisen),
    dateArisen: given.dateArisen,
    dateDue: given.dueDate,
    paymentCode: given.paymentCode.trim() || null,
    isCancelled,
    cancelReason: isCancelled ? given.cancelReason.trim() : null,
    isRefunded: given.statusId === PaymentStatus.REFUNDED,
    note: given.note.trim() || null,
    dateCreated: known?.dateCreated ?? db.now().toISOString(),
    createdByPersonId: known?.createdByPersonId ?? caller.person.id,
  }
  db.put('obligations', row)
  remember(db, caller, document.guid, {
    action: 'Задължение',
    attribute: given.basis,
    oldValue: known && asText(known),
    newValue: asText(row),
  })
  return row
}

export const deleteObligation = (db: MockDatabase, caller: Caller, document: DocumentRow, row: ObligationRow): void => {
  assertObligations(db, caller, document)
  assertObligation(db, row, 'delete')
  db.remove('obligations', row.guid)
  remember(db, caller, document.guid, {
    action: 'Задължение',
    attribute: row.basis,
    oldValue: asText(row),
  })
}

/** Saves a payment. Throws if the payment is in the future, not positive or of an unknown kind. */
export const savePayment = (
  db: MockDatabase,
  caller: Caller,
  obligation: ObligationRow,
  given: GivenPayment,
  known: PaymentRow | undefined,
): PaymentRow => {
  const document = assertFound(db.documents.get(obligation.documentGuid), 'Документът')
  assertObligations(db, caller, document)
  assertObligation(db, obligation, known ? 'changePayment' : 'pay')
  assertFields(paymentErrors({ ...given, amount: centsOf(given.amount) }, todayOf(db)))
  const row: PaymentRow = {
    guid: known?.guid ?? db.newGuid(),
    id: known?.id ?? db.nextId('payments'),
    obligationGuid: obligation.guid,
    date: given.date,
    amountCents: centsOf(given.amount) ?? 0,
    currency: obligation.currency,
    paymentTypeId: given.paymentTypeId ?? 0,
    documentNumber: given.documentNumber.trim() || null,
    payer: given.payer.trim() || null,
    note: given.note.trim() || null,
    dateCreated: known?.dateCreated ?? db.now().toISOString(),
    createdByPersonId: known?.createdByPersonId ?? caller.person.id,
  }
  const wasOwed = isOwed(statusOfObligation(db, obligation))
  db.put('payments', row)
  if (wasOwed && !isOwed(statusOfObligation(db, obligation)))
    notifyOthers(db, caller, peopleOn(db, document), {
      type: 'ObligationPaid',
      text: `${titleOf(document)}: платено е „${obligation.basis}“, ${formatAmount(obligation.amountCents, obligation.currency)}`,
      documentGuid: document.guid,
    })
  remember(db, caller, document.guid, {
    action: 'Плащане',
    attribute: obligation.basis,
    newValue: formatAmount(row.amountCents, row.currency),
  })
  if (wasOwed && obligationsOwed(db, document) === 0)
    startTerm(db, caller, { documentGuid: document.guid, event: 'payment', on: row.date })
  return row
}

export const deletePayment = (db: MockDatabase, caller: Caller, row: PaymentRow): void => {
  const obligation = assertFound(db.obligations.get(row.obligationGuid), 'Задължението')
  const document = assertFound(db.documents.get(obligation.documentGuid), 'Документът')
  assertObligations(db, caller, document)
  assertObligation(db, obligation, 'changePayment')
  db.remove('payments', row.guid)
  remember(db, caller, document.guid, {
    action: 'Плащане',
    attribute: obligation.basis,
    oldValue: formatAmount(row.amountCents, row.currency),
  })
}
