import type * as v from 'valibot'
import { obligationKinds } from '../../fixtures/nomenclatures.ts'
import type { Obligation, Payment } from '../../src/contract/shapes/documents.ts'
import {
  cancelErrors,
  isClosedByHand,
  type KnownObligation,
  type ObligationAction,
  obligationAction,
  obligationErrors,
  paymentErrors,
  savedAs,
} from '../../src/rules/documents/obligationRules.ts'
import { isOwed, PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import { centsOf, currencyOn, formatAmount } from '../../src/rules/words/money.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, malformed } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { tell } from '../notifications/tell.ts'
import { todayOf } from '../settings/calendar.ts'
import { startTerm } from './documentTerm.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { titleOf } from './names.ts'
import { obligationsOwed, paymentsOf, statusOfObligation } from './obligationView.ts'
import { peopleOn } from './peopleOn.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './rows.ts'

type GivenObligation = v.InferOutput<typeof Obligation>
type GivenPayment = v.InferOutput<typeof Payment>

const kindOf = ({ kind }: GivenObligation) => obligationKinds.find(({ name }) => name === kind)

export const insistOnObligations = (world: World, caller: Caller, document: DocumentRow): void =>
  insistOn(world, caller, document, 'obligations')

const knownOf = (world: World, row: ObligationRow): KnownObligation => ({
  statusId: statusOfObligation(world, row),
  currency: row.currency,
  payments: paymentsOf(world, row),
})
const insistOnObligation = (world: World, row: ObligationRow, action: ObligationAction): void =>
  insistWhole(obligationAction(action, knownOf(world, row)))

const checkObligation = (world: World, given: GivenObligation, row: ObligationRow | undefined): void => {
  const known = row && knownOf(world, row)
  if (!known && isClosedByHand(given.statusId)) malformed('Новото задължение е дължимо.')
  if (known) insistWhole(obligationAction(savedAs(known.statusId, given.statusId), known))
  insistFields(
    {
      ...obligationErrors({ ...given, amount: centsOf(given.amount) }, known),
      ...(given.statusId === PaymentStatus.CANCELLED && cancelErrors(given)),
    },
    {
      kind: given.kind && !kindOf(given) ? 'Няма такъв вид задължение.' : undefined,
      debtor: given.debtor && !world.correspondents.get(given.debtor.id) ? 'Няма такъв кореспондент.' : undefined,
    },
  )
}

const inWords = ({ amountCents, currency, isCancelled, isRefunded }: ObligationRow): string =>
  [formatAmount(amountCents, currency), isRefunded ? 'възстановено' : isCancelled ? 'отменено' : '']
    .filter((part) => part !== '')
    .join(', ')

/** Creates or changes an obligation. A cancelled one keeps its reason; the status follows from the payments. */
export const saveObligation = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: GivenObligation,
  known: ObligationRow | undefined,
): ObligationRow => {
  insistOnObligations(world, caller, document)
  checkObligation(world, given, known)
  const isCancelled = given.statusId === PaymentStatus.CANCELLED
  const row: ObligationRow = {
    guid: known?.guid ?? world.newGuid(),
    id: known?.id ?? world.nextId('obligations'),
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
    dateCreated: known?.dateCreated ?? world.now().toISOString(),
    createdByPersonId: known?.createdByPersonId ?? caller.person.id,
  }
  world.put('obligations', row)
  remember(world, caller, document.guid, {
    action: 'Задължение',
    attribute: given.basis,
    oldValue: known && inWords(known),
    newValue: inWords(row),
  })
  return row
}

export const deleteObligation = (world: World, caller: Caller, document: DocumentRow, row: ObligationRow): void => {
  insistOnObligations(world, caller, document)
  insistOnObligation(world, row, 'delete')
  world.remove('obligations', row.guid)
  remember(world, caller, document.guid, {
    action: 'Задължение',
    attribute: row.basis,
    oldValue: inWords(row),
  })
}

/** Creates or changes a payment. It must not be in the future, must be positive and of a known kind. */
export const savePayment = (
  world: World,
  caller: Caller,
  obligation: ObligationRow,
  given: GivenPayment,
  known: PaymentRow | undefined,
): PaymentRow => {
  const document = found(world.documents.get(obligation.documentGuid), 'Документът')
  insistOnObligations(world, caller, document)
  insistOnObligation(world, obligation, known ? 'changePayment' : 'pay')
  insistFields(paymentErrors({ ...given, amount: centsOf(given.amount) }, todayOf(world)))
  const row: PaymentRow = {
    guid: known?.guid ?? world.newGuid(),
    id: known?.id ?? world.nextId('payments'),
    obligationGuid: obligation.guid,
    date: given.date,
    amountCents: centsOf(given.amount) ?? 0,
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
    newValue: formatAmount(row.amountCents, row.currency),
  })
  if (wasOwed && obligationsOwed(world, document) === 0)
    startTerm(world, caller, { documentGuid: document.guid, event: 'payment', on: row.date })
  return row
}

export const deletePayment = (world: World, caller: Caller, row: PaymentRow): void => {
  const obligation = found(world.obligations.get(row.obligationGuid), 'Задължението')
  const document = found(world.documents.get(obligation.documentGuid), 'Документът')
  insistOnObligations(world, caller, document)
  insistOnObligation(world, obligation, 'changePayment')
  world.remove('payments', row.guid)
  remember(world, caller, document.guid, {
    action: 'Плащане',
    attribute: obligation.basis,
    oldValue: formatAmount(row.amountCents, row.currency),
  })
}
