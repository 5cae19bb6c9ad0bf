import type * as v from 'valibot'
import { obligationKinds } from '../../fixtures/nomenclatures.ts'
import type { Obligation, Payment } from '../../src/contract/shapes/documents.ts'
import { isOwed, PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { centsOf, currencyOn, decimalOf, formatAmount } from '../../src/rules/words/money.ts'
import { remember } from '../audit/history.ts'
import { found, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { peopleOn, tell, titleOf } from '../notifications/notifyPeople.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import { checkMessage } from './createDocument.ts'
import { startTerm } from './documentTerm.ts'
import { insistOn } from './insistOn.ts'
import { obligationsOwed, paymentsOf, statusOfObligation } from './obligationView.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './rows.ts'

type GivenObligation = v.InferOutput<typeof Obligation>
type GivenPayment = v.InferOutput<typeof Payment>

export const insistOnObligations = (world: World, caller: Caller, document: DocumentRow): void =>
  insistOn(world, caller, document, 'obligations')

/** Cents of a positive amount, or a refusal at the field. */
const positive = (amount: string): number => {
  const cents = centsOf(amount)
  if (cents === null || cents <= 0)
    return refuseFields(checkMessage, { amount: ['Сумата трябва да е по-голяма от нула.'] })
  return cents
}

const checkObligation = (world: World, given: GivenObligation): void => {
  const errors: Record<string, string[]> = {}
  if (!obligationKinds.some(({ name }) => name === given.kind)) errors.kind = [requiredMessage]
  if (!given.basis.trim()) errors.basis = [requiredMessage]
  if (!given.debtor) errors.debtor = [requiredMessage]
  else if (!world.correspondents.get(given.debtor.id)) errors.debtor = ['Няма такъв кореспондент.']
  if (given.dueDate && given.dueDate < given.dateArisen)
    errors.dueDate = ['Крайният срок не може да е преди датата на възникване.']
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
}

/** Creates an obligation, or changes one: a cancelled one keeps its reason, the status follows from the payments. */
export const saveObligation = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: GivenObligation,
  known: ObligationRow | undefined,
): ObligationRow => {
  insistOnObligations(world, caller, document)
  checkObligation(world, given)
  const isCancelled = given.statusId === PaymentStatus.CANCELLED
  const cancelReason = given.cancelReason.trim()
  if (isCancelled && !cancelReason) refuseFields(checkMessage, { cancelReason: [requiredMessage] })
  const row: ObligationRow = {
    guid: known?.guid ?? world.newGuid(),
    id: known?.id ?? world.nextId('obligations'),
    documentGuid: document.guid,
    kindId: (obligationKinds.find(({ name }) => name === given.kind)?.id ?? 4) as ObligationRow['kindId'],
    basis: given.basis.trim(),
    correspondentId: given.debtor?.id ?? 0,
    amountCents: positive(given.amount),
    currency: currencyOn(given.dateArisen),
    dateArisen: given.dateArisen,
    dateDue: given.dueDate,
    paymentCode: given.paymentCode.trim() || null,
    isCancelled,
    cancelReason: isCancelled ? cancelReason : null,
    isRefunded: given.statusId === PaymentStatus.REFUNDED,
    note: given.note.trim() || null,
    dateCreated: known?.dateCreated ?? world.now().toISOString(),
    createdByPersonId: known?.createdByPersonId ?? caller.person.id,
  }
  world.put('obligations', row)
  remember(world, caller, document.guid, {
    action: 'Задължение',
    attribute: given.basis,
    oldValue: known ? decimalOf(known.amountCents) : undefined,
    newValue: decimalOf(row.amountCents),
  })
  return row
}

/** An obligation with payments is not deleted, only cancelled. */
export const deleteObligation = (world: World, caller: Caller, document: DocumentRow, row: ObligationRow): void => {
  insistOnObligations(world, caller, document)
  if (paymentsOf(world, row).length > 0) refuse('Задължение с плащания не се изтрива; то може да бъде отменено.')
  world.remove('obligations', row.guid)
  remember(world, caller, document.guid, {
    action: 'Задължение',
    attribute: row.basis,
    oldValue: decimalOf(row.amountCents),
  })
}

/** Records a payment or changes one: not in the future, more than nothing, of a known kind. */
export const savePayment = (
  world: World,
  caller: Caller,
  obligation: ObligationRow,
  given: GivenPayment,
  known: PaymentRow | undefined,
): PaymentRow => {
  const document = found(world.documents.get(obligation.documentGuid), 'Документът')
  insistOnObligations(world, caller, document)
  if (obligation.isCancelled) refuse('По отменено задължение не се записват плащания.')
  if (given.date > todayOf(world)) refuseFields(checkMessage, { date: ['Датата не може да е в бъдещето.'] })
  if (!given.paymentTypeId) refuseFields(checkMessage, { paymentTypeId: [requiredMessage] })
  const row: PaymentRow = {
    guid: known?.guid ?? world.newGuid(),
    id: known?.id ?? world.nextId('payments'),
    obligationGuid: obligation.guid,
    date: given.date,
    amountCents: positive(given.amount),
    currency: obligation.currency,
    paymentTypeId: given.paymentTypeId ?? 0,
    documentNumber: given.documentNumber.trim() || null,
    payer: given.payer.trim() || null,
    note: given.note.trim() || null,
    dateCreated: known?.dateCreated ?? world.now().toISOString(),
    createdByPersonId: known?.createdByPersonId ?? caller.person.id,
  }
  const wasOwed = isOwed(statusOfObligation(world, obligation))
  world.put('payments', row)
  if (wasOwed && !isOwed(statusOfObligation(world, obligation)))
    tell(world, caller, peopleOn(world, document), {
      type: 'ObligationPaid',
      text: `${titleOf(document)}: платено е „${obligation.basis}“, ${formatAmount(obligation.amountCents, obligation.currency)}`,
      documentGuid: document.guid,
    })
  remember(world, caller, document.guid, {
    action: 'Плащане',
    attribute: obligation.basis,
    newValue: decimalOf(row.amountCents),
  })
  if (wasOwed && obligationsOwed(world, document) === 0)
    startTerm(world, caller, { documentGuid: document.guid, event: 'payment', on: row.date })
  return row
}

export const deletePayment = (world: World, caller: Caller, row: PaymentRow): void => {
  const obligation = found(world.obligations.get(row.obligationGuid), 'Задължението')
  const document = found(world.documents.get(obligation.documentGuid), 'Документът')
  insistOnObligations(world, caller, document)
  world.remove('payments', row.guid)
  remember(world, caller, document.guid, {
    action: 'Плащане',
    attribute: obligation.basis,
    oldValue: decimalOf(row.amountCents),
  })
}
