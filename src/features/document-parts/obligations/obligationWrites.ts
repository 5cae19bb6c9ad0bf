import { documentParts } from '../../../contract/documentParts.ts'
import { duplicatesWarning } from '../../../screen-kit/saving/existingIds.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { attempt } from '../../../transport/request.ts'
import type { Obligation, Payment } from '../partsState.ts'

const currentObligations = (docGuid: string) =>
  attempt(documentParts.getDocumentObligations, { query: { docGuid } }, { quiet: true })

const paymentFields = ['date', 'amount', 'paymentTypeId', 'documentNumber', 'payer', 'note'] as const

const samePayment = (a: Payment, b: Payment): boolean => paymentFields.every((field) => a[field] === b[field])

export const savedObligation = (docGuid: string, saving: Saving<Obligation>) =>
  mergedMutation<Obligation, Obligation>({
    ...saving,
    about: `obligation/${saving.mine.guid ?? 'new'}`,
    key: 'guid',
    fields: fieldsOf(saving.mine, ['guid', 'statusId', 'cancelReason', 'payments']),
    now: () => currentObligations(docGuid),
    create: (body, idempotencyKey) =>
      attempt(documentParts.createDocumentObligation, { query: { docGuid }, body }, { idempotencyKey }),
    edit: (body, idempotencyKey) => attempt(documentParts.editDocumentObligation, { body }, { idempotencyKey }),
  })

export const obligationInStatus = (
  docGuid: string,
  obligation: Obligation,
  statusId: number,
  cancelReason = '',
): Mutation<Obligation[], Obligation> => ({
  about: `status/${obligation.guid}`,
  content: { obligation, statusId, cancelReason },
  send: (idempotencyKey) =>
    attempt(
      documentParts.editDocumentObligation,
      { body: { ...obligation, statusId, cancelReason } },
      { idempotencyKey },
    ),
  readCurrent: () => currentObligations(docGuid),
  find: (now) => {
    const reply = now.find(({ guid }) => guid === obligation.guid)
    const manualStatus = (id: number) => (id > 5 ? id : 0)
    return reply && manualStatus(reply.statusId) === manualStatus(statusId) ? { reply } : null
  },
  change: () => obligationInStatus(docGuid, obligation, statusId, cancelReason),
})

export const deletedObligation = (docGuid: string, guid: string): Mutation<Obligation[], null> => ({
  about: `deletion/${guid}`,
  content: guid,
  send: (idempotencyKey) => attempt(documentParts.deleteDocumentObligation, { query: { guid } }, { idempotencyKey }),
  readCurrent: () => currentObligations(docGuid),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})

export const savedPayment = (
  docGuid: string,
  obligation: Obligation,
  body: Payment,
): Mutation<Obligation[], Payment> => {
  const isNew = body.guid === undefined
  const isIt = ({ guid }: Payment) =>
    isNew ? !obligation.payments.some((one) => one.guid === guid) : guid === body.guid
  const madeIn = (now: readonly Obligation[]) => {
    const { payments = [] } = now.find(({ guid }) => guid === obligation.guid) ?? {}
    return payments.filter((one) => isIt(one) && samePayment(one, body))
  }
  const query = { obligationGuid: obligation.guid ?? '' }
  return {
    about: `payment/${obligation.guid}/${body.guid ?? 'new'}`,
    content: body,
    send: (idempotencyKey) =>
      isNew
        ? attempt(documentParts.createObligationPayment, { query, body }, { idempotencyKey, silentWhenDone: true })
        : attempt(documentParts.editObligationPayment, { body }, { idempotencyKey, silentWhenDone: true }),
    readCurrent: () => currentObligations(docGuid),
    find: (now) => {
      const [reply] = madeIn(now)
      return reply ? { reply } : null
    },
    ...(isNew
      ? {
          duplicates: (now) => duplicatesWarning(madeIn(now).length - 1, 'Плащането е записано', 'Изтрийте излишното.'),
        }
      : { isRepeatable: true }),
    change: ({ guid }) => savedPayment(docGuid, obligation, { ...body, ...(guid && { guid }) }),
  }
}

export const deletedPayment = (docGuid: string, guid: string): Mutation<Obligation[], null> => ({
  about: `deletion/${guid}`,
  content: guid,
  send: (idempotencyKey) => attempt(documentParts.deleteObligationPayment, { query: { guid } }, { idempotencyKey }),
  readCurrent: () => currentObligations(docGuid),
  find: (now) => (now.some(({ payments }) => payments.some((one) => one.guid === guid)) ? null : { reply: null }),
})
