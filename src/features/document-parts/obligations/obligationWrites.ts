import { documentParts } from '../../../contract/documentParts.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Write } from '../../../screen-kit/saving/idempotentWrite.ts'
import { mergedWrite, type Saving } from '../../../screen-kit/saving/mergedWrite.ts'
import { attempt } from '../../../transport/request.ts'
import type { Obligation, Payment } from '../partsState.ts'

const currentObligations = (docGuid: string) =>
  attempt(documentParts.getDocumentObligations, { query: { docGuid } }, { quiet: true })

/** Fields a person fills in; the rest follows from them. */
const paymentFields = ['date', 'amount', 'paymentTypeId', 'documentNumber', 'payer', 'note'] as const

const samePayment = (a: Payment, b: Payment): boolean => paymentFields.every((field) => a[field] === b[field])

/** Saves an obligation over what others changed. Its status and its payments have calls of their own. */
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

/** Cancels, gives back or reopens: sets the status by hand. */
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
  ask: currentObligations(docGuid),
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
  ask: currentObligations(docGuid),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})

/** Records a payment, or changes the one the body names. */
export const savedPayment = (docGuid: string, obligation: Obligation, body: Payment): Write<Obligation[], Payment> => ({
  about: `payment/${obligation.guid}/${body.guid ?? 'new'}`,
  content: body,
  send: (intent) =>
    body.guid === undefined
      ? attempt(
          documentParts.createObligationPayment,
          { query: { obligationGuid: obligation.guid ?? '' }, body },
          { intent },
        )
      : attempt(documentParts.editObligationPayment, { body }, { intent }),
  ask: currentObligations(docGuid),
  find: (now) => {
    const { payments = [] } = now.find(({ guid }) => guid === obligation.guid) ?? {}
    const isIt = ({ guid }: Payment) =>
      body.guid === undefined ? !obligation.payments.some((one) => one.guid === guid) : guid === body.guid
    const reply = payments.find((one) => isIt(one) && samePayment(one, body))
    return reply ? { reply } : null
  },
  change: ({ guid }) => savedPayment(docGuid, obligation, { ...body, ...(guid && { guid }) }),
})

export const deletedPayment = (docGuid: string, guid: string): Write<Obligation[], null> => ({
  about: `deletion/${guid}`,
  content: guid,
  send: (intent) => attempt(documentParts.deleteObligationPayment, { query: { guid } }, { intent }),
  ask: currentObligations(docGuid),
  find: (now) => (now.some(({ payments }) => payments.some((one) => one.guid === guid)) ? null : { reply: null }),
})
