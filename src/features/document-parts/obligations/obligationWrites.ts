import { documentParts } from '../../../contract/documentParts.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Write } from '../../../screen-kit/saving/idempotentWrite.ts'
import { mergedWrite, type Saving } from '../../../screen-kit/saving/mergedWrite.ts'
import { surplusSentence } from '../../../screen-kit/saving/presentBefore.ts'
import { attempt } from '../../../transport/request.ts'
import type { Obligation, Payment } from '../partsState.ts'

const currentObligations = (docGuid: string) =>
  attempt(documentParts.getDocumentObligations, { query: { docGuid } }, { quiet: true })

const paymentFields = ['date', 'amount', 'paymentTypeId', 'documentNumber', 'payer', 'note'] as const

const samePayment = (a: Payment, b: Payment): boolean => paymentFields.every((field) => a[field] === b[field])

/** Saves an obligation over changes by others. Its status and its payments have separate calls. */
export const savedObligation = (docGuid: string, saving: Saving<Obligation>) =>
  mergedWrite<Obligation, Obligation>({
    ...saving,
    about: `obligation/${saving.mine.guid ?? 'new'}`,
    key: 'guid',
    fields: fieldsOf(saving.mine, ['guid', 'statusId', 'cancelReason', 'payments']),
    now: () => currentObligations(docGuid),
    create: (body, intent) => attempt(documentParts.createDocumentObligation, { query: { docGuid }, body }, { intent }),
    edit: (body, intent) => attempt(documentParts.editDocumentObligation, { body }, { intent }),
  })

export const obligationInStatus = (
  docGuid: string,
  obligation: Obligation,
  statusId: number,
  cancelReason = '',
): Write<Obligation[], Obligation> => ({
  about: `status/${obligation.guid}`,
  content: { obligation, statusId, cancelReason },
  send: (intent) =>
    attempt(documentParts.editDocumentObligation, { body: { ...obligation, statusId, cancelReason } }, { intent }),
  ask: () => currentObligations(docGuid),
  find: (now) => {
    const reply = now.find(({ guid }) => guid === obligation.guid)
    const byHand = (id: number) => (id > 5 ? id : 0)
    return reply && byHand(reply.statusId) === byHand(statusId) ? { reply } : null
  },
  change: () => obligationInStatus(docGuid, obligation, statusId, cancelReason),
})

export const deletedObligation = (docGuid: string, guid: string): Write<Obligation[], null> => ({
  about: `deletion/${guid}`,
  content: guid,
  send: (intent) => attempt(documentParts.deleteDocumentObligation, { query: { guid } }, { intent }),
  ask: () => currentObligations(docGuid),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})

/** Records a payment, or changes an existing one. The form reports the paid and the remaining amount. */
export const savedPayment = (docGuid: string, obligation: Obligation, body: Payment): Write<Obligation[], Payment> => {
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
    send: (intent) =>
      isNew
        ? attempt(documentParts.createObligationPayment, { query, body }, { intent, silentWhenDone: true })
        : attempt(documentParts.editObligationPayment, { body }, { intent, silentWhenDone: true }),
    ask: () => currentObligations(docGuid),
    find: (now) => {
      const [reply] = madeIn(now)
      return reply ? { reply } : null
    },
    ...(isNew
      ? { surplus: (now) => surplusSentence(madeIn(now).length - 1, 'Плащането е записано', 'Изтрийте излишното.') }
      : { isRepeatable: true }),
    change: ({ guid }) => savedPayment(docGuid, obligation, { ...body, ...(guid && { guid }) }),
  }
}

export const deletedPayment = (docGuid: string, guid: string): Write<Obligation[], null> => ({
  about: `deletion/${guid}`,
  content: guid,
  send: (intent) => attempt(documentParts.deleteObligationPayment, { query: { guid } }, { intent }),
  ask: () => currentObligations(docGuid),
  find: (now) => (now.some(({ payments }) => payments.some((one) => one.guid === guid)) ? null : { reply: null }),
})
