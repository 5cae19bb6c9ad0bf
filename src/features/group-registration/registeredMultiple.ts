import { map } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { DocumentBody, DocumentRow } from '../../contract/shapes/documents.ts'
import type { Write } from '../../screen-kit/saving/idempotentWrite.ts'
import { PresentBefore } from '../../screen-kit/saving/presentBefore.ts'
import { unknownReply } from '../../screen-kit/saving/writeState.ts'
import { attempt } from '../../transport/request.ts'
import { type DocumentScope, equalDocuments } from '../document-lookups/public.ts'

/** What is shown of each document that got its number. */
export type RegisteredDocuments = readonly { guid: string; documentNumber: string; dateRegistered: string | null }[]

type Numbered = Pick<DocumentRow, 'guid' | 'documentNumber' | 'dateRegistered'>
const guidOf = ({ guid }: { guid: string }): string => guid

/** Those of the new documents that have a number, in the order of their numbers; null when there is none. */
export const registeredOf = (made: readonly Numbered[], count: number): RegisteredDocuments | null => {
  const fresh = made.flatMap(({ guid, documentNumber, dateRegistered }) =>
    documentNumber !== null && dateRegistered !== null ? [{ guid, documentNumber, dateRegistered }] : [],
  )
  const inOrder = fresh.toSorted((a, b) => a.documentNumber.localeCompare(b.documentNumber, 'bg', { numeric: true }))
  return inOrder.length > 0 ? inOrder.slice(0, count) : null
}

type Multiple = { scope: DocumentScope; count: number; body: DocumentBody; personId: number | undefined }

/**
 * Registers equal documents at once. Which equal ones are there already is asked first, so that after a lost answer the
 * new ones are told from them; they are registered all or none.
 */
export const registeredMultiple = ({
  scope,
  count,
  body,
  personId,
}: Multiple): Write<DocumentRow[], RegisteredDocuments> => {
  const ask = equalDocuments(scope, body, personId)
  const guids = ask.pipe(map((there) => (there.done ? { ...there, reply: there.reply.map(guidOf) } : there)))
  const before = new PresentBefore()
  return {
    about: 'multiple',
    content: { scope, count, body },
    send: (intent) =>
      before.send(guids, attempt(documents.createAndRegisterMultipleDocuments, { query: { count }, body }, { intent })),
    ask,
    find: (now) => {
      const made = before.newOf(now, guidOf)
      if (made === 'unknown') return unknownReply
      const reply = registeredOf(made, count)
      return reply && { reply }
    },
  }
}
