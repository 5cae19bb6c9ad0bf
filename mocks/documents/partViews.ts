import type * as v from 'valibot'
import { obligationKinds } from '../../fixtures/nomenclatures.ts'
import type { Comment, Obligation, Payment } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import type { WholeAddressee } from '../../src/rules/documents/addresseeFields.ts'
import { mayChangeComment } from '../../src/rules/documents/commentRules.ts'
import { formatNumberInLetter } from '../../src/rules/identifiers/registrationNumber.ts'
import type { RuleResult } from '../../src/rules/ruleResult.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf, personOption } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { todayOf } from '../settings/calendar.ts'
import { deliveryOfAddresseeView } from './deliveryViews.ts'
import type { AddresseeRow, CommentRow, ObligationRow, PaymentRow } from './documentRows.ts'
import { paymentsOf, statusOfObligation } from './obligationView.ts'

export const mayEditComment = (db: MockDatabase, caller: Caller, row: CommentRow): RuleResult =>
  mayChangeComment({
    isAuthor: row.personId === caller.person.id,
    isOfToday: civilDateOf(row.dateCreated) === todayOf(db),
    isAdministrator: caller.isAdministrator,
  })

export const commentView = (db: MockDatabase, caller: Caller, row: CommentRow): v.InferOutput<typeof Comment> => ({
  id: row.id,
  docGuid: row.documentGuid,
  content: row.text,
  onlyMyDepartment: row.isInternal,
  mentionedPersonIds: row.mentionedPersonIds,
  author: personOption(db, row.personId, row.dateCreated) ?? undefined,
  dateCreated: row.dateCreated,
  isEdited: row.dateEdited !== null,
  canEdit: mayEditComment(db, caller, row).allowed,
})

export const paymentView = (row: PaymentRow): v.InferOutput<typeof Payment> => ({
  guid: row.guid,
  date: row.date,
  amount: decimalOf(row.amountCents),
  paymentTypeId: row.paymentTypeId,
  documentNumber: row.documentNumber ?? '',
  payer: row.payer ?? '',
  note: row.note ?? '',
})

export const obligationView = (db: MockDatabase, row: ObligationRow): v.InferOutput<typeof Obligation> => {
  const debtor = asOf(db, 'correspondents', row.correspondentId, row.dateCreated)
  return {
    guid: row.guid,
    kind: obligationKinds.find(({ id }) => id === row.kindId)?.name ?? '',
    basis: row.basis,
    debtor: debtor ? { id: debtor.id, name: correspondentNameOf(debtor) } : null,
    amount: decimalOf(row.amountCents),
    currency: row.currency,
    dateArisen: row.dateArisen,
    dueDate: row.dateDue,
    paymentCode: row.paymentCode ?? '',
    statusId: statusOfObligation(db, row),
    note: row.note ?? '',
    cancelReason: row.cancelReason ?? '',
    payments: paymentsOf(db, row).map(paymentView),
  }
}

const targetOf = (db: MockDatabase, row: AddresseeRow): { targetId: number; name: string } => {
  const correspondent = asOf(db, 'correspondents', row.correspondentId, row.dateSent)
  const department = asOf(db, 'departments', row.departmentId, row.dateSent)
  const person = asOf(db, 'persons', row.personId, row.dateSent)
  if (correspondent) return { targetId: correspondent.id, name: correspondentNameOf(correspondent) }
  if (department) return { targetId: department.id, name: department.name }
  return { targetId: person?.id ?? 0, name: person ? fullNameOf(person) : '' }
}

export const addresseeNameOf = (db: MockDatabase, row: AddresseeRow): string => targetOf(db, row).name

const messageView = (db: MockDatabase, { messageGuid }: AddresseeRow) => {
  const message = db.exchangeMessages.get(messageGuid)
  const number = message?.receiverNumber
  return {
    servedAt: message?.dateServed ?? null,
    answer: number ? `Регистриран при получателя с ${formatNumberInLetter(number, message.dateServed)}` : '',
  }
}

export const addresseeView = (db: MockDatabase, row: AddresseeRow): WholeAddressee => ({
  id: row.id,
  kind: row.kind,
  ...targetOf(db, row),
  sentViaId: row.sentViaId,
  address: row.address ?? '',
  attentionTo: row.attentionTo ?? '',
  isCopy: row.isCopy,
  note: row.note ?? '',
  deliveryStatusId: row.deliveryStatusId,
  sentAt: row.dateSent,
  deliveredAt: row.dateDelivered,
  ...messageView(db, row),
  ...deliveryOfAddresseeView(db, row),
})
