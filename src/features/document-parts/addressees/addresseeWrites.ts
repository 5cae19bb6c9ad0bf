import { documentParts } from '../../../contract/documentParts.ts'
import { addresseeFieldNames } from '../../../rules/documents/addresseeFields.ts'
import { duplicatesWarning } from '../../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'
import type { Addressee } from '../partsState.ts'
import type { deliveryBody } from './deliveryForm.ts'

const currentAddressees = (docGuid: string) =>
  attempt(documentParts.getDocumentAddressees, { query: { docGuid } }, { quiet: true })

const addedText = 'Адресатът е добавен'
const isSameAddressee = (a: Addressee, b: Addressee): boolean =>
  addresseeFieldNames.every((field) => a[field] === b[field])

export const savedAddressee = (docGuid: string, body: Addressee): Mutation<Addressee[], Addressee> => ({
  about: `addressee/${body.id}`,
  content: body,
  send: (idempotencyKey) =>
    body.id === 0
      ? attempt(documentParts.createDocumentAddressee, { query: { docGuid }, body }, { idempotencyKey })
      : attempt(documentParts.editDocumentAddressee, { body }, { idempotencyKey }),
  readCurrent: () => currentAddressees(docGuid),
  find: (now) => {
    const reply = now.find((one) => (body.id === 0 || one.id === body.id) && isSameAddressee(one, body))
    return reply ? { reply } : null
  },
  ...(body.id === 0
    ? {
        duplicates: (now) =>
          duplicatesWarning(
            now.filter((one) => isSameAddressee(one, body)).length - 1,
            addedText,
            'Премахнете излишния.',
          ),
      }
    : { isRepeatable: true }),
  change: ({ id }) => savedAddressee(docGuid, { ...body, id }),
})

export const removedAddressee = (docGuid: string, addresseeId: number): Mutation<Addressee[], null> => ({
  about: `removal/${addresseeId}`,
  content: addresseeId,
  send: (idempotencyKey) =>
    attempt(documentParts.deleteDocumentAddressee, { query: { addresseeId } }, { idempotencyKey }),
  readCurrent: () => currentAddressees(docGuid),
  find: (now) => (now.some(({ id }) => id === addresseeId) ? null : { reply: null }),
})

type RecordBody = ReturnType<typeof deliveryBody>
const sameRecord = (a: RecordBody, b: { [K in keyof RecordBody]: RecordBody[K] | null }): boolean =>
  (Object.keys(a) as (keyof RecordBody)[]).every((key) => a[key] === b[key])

export const recordedDelivery = (
  docGuid: string,
  addresseeId: number,
  body: RecordBody,
): Mutation<Addressee[], null> => ({
  about: `delivery/${addresseeId}`,
  content: body,
  send: (idempotencyKey) => attempt(documentParts.recordDelivery, { query: { addresseeId }, body }, { idempotencyKey }),
  readCurrent: () => currentAddressees(docGuid),
  find: (now) => {
    const record = now.find(({ id }) => id === addresseeId)?.record
    return record && sameRecord(body, record) ? { reply: null } : null
  },
  isRepeatable: true,
})

type ResendBody = { sentViaId: number; address: string; attentionTo: string; sentOn: string | null }

export const sentToAgain = (docGuid: string, known: Addressee, body: ResendBody): Mutation<Addressee[], null> => ({
  about: `resending/${known.id}`,
  content: body,
  send: (idempotencyKey) =>
    attempt(documentParts.sendToAddresseeAgain, { query: { addresseeId: known.id }, body }, { idempotencyKey }),
  readCurrent: () => currentAddressees(docGuid),
  find: (now) => {
    const attempts = now.find(({ id }) => id === known.id)?.attempts?.length ?? 0
    return attempts > (known.attempts?.length ?? 0) ? { reply: null } : null
  },
})
