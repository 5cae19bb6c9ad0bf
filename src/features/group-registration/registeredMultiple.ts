import { documents } from '../../contract/documents.ts'
import type { DocumentBody, DocumentRow } from '../../contract/shapes/documents.ts'
import { ExistingIds } from '../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { type FoundReply, unknownReply } from '../../screen-kit/saving/mutationState.ts'
import { isDoneOnce } from '../../transport/config.ts'
import { Fault } from '../../transport/fault.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { type DocumentScope, equalDocuments } from '../document-lookups/public.ts'

export type RegisteredDocuments = readonly { guid: string; documentNumber: string; dateRegistered: string | null }[]

export type GroupRegistration = {
  documents: RegisteredDocuments
  requestedCount: number
  isUnchecked?: true
}

type Numbered = Pick<DocumentRow, 'guid' | 'documentNumber' | 'dateRegistered'>
const guidOf = ({ guid }: { guid: string }): string => guid

export const registeredOf = (made: readonly Numbered[]): RegisteredDocuments => {
  const fresh = made.flatMap(({ guid, documentNumber, dateRegistered }) =>
    documentNumber !== null && dateRegistered !== null ? [{ guid, documentNumber, dateRegistered }] : [],
  )
  const each = [...new Map(fresh.map((one) => [one.guid, one])).values()]
  return each.toSorted((a, b) => a.documentNumber.localeCompare(b.documentNumber, 'bg', { numeric: true }))
}

type Multiple = { scope: DocumentScope; count: number; body: DocumentBody; personId: number | undefined }

/** Returns an error, because the server returned more or fewer documents than requested. */
const wrongCount = (count: number, came: number): Outcome<never> => ({
  done: false,
  fault: new Fault('unreadable', `Сървърът върна ${came} номера, а са поискани ${count}.`),
  returned: null,
})

export const registeredMultiple = ({
  scope,
  count,
  body,
  personId,
}: Multiple): Mutation<DocumentRow[], GroupRegistration> => {
  const readCurrent = () => equalDocuments(scope, body, personId)
  const guids = async () => mapReply(await readCurrent(), (there) => there.map(guidOf))
  const before = new ExistingIds()
  const find = (
    now: readonly DocumentRow[],
    returnedDocuments: readonly Numbered[] = [],
  ): FoundReply<GroupRegistration> => {
    const made = before.newOf(now, guidOf)
    if (made === 'unknown') return unknownReply
    const registered = registeredOf([...returnedDocuments, ...made])
    return registered.length > 0 ? { reply: { documents: registered, requestedCount: count } } : null
  }
  const toRegistration = async (outcome: Outcome<Numbered[]>): Promise<Outcome<GroupRegistration>> => {
    if (!outcome.done) return outcome
    const returnedDocuments = registeredOf(outcome.reply)
    if (returnedDocuments.length !== count) return wrongCount(count, returnedDocuments.length)
    if (isDoneOnce()) return { done: true, reply: { documents: returnedDocuments, requestedCount: count } }
    const now = await readCurrent()
    const all = now.done ? find(now.reply, outcome.reply)?.reply : undefined
    return { done: true, reply: all ?? { documents: returnedDocuments, requestedCount: count, isUnchecked: true } }
  }
  const register = (idempotencyKey: string) =>
    attempt(documents.createAndRegisterMultipleDocuments, { query: { count }, body }, { idempotencyKey })
  return {
    about: 'multiple',
    content: { scope, count, body },
    send: async (idempotencyKey) => toRegistration(await before.send(guids, () => register(idempotencyKey))),
    readCurrent,
    find: (now) => find(now),
  }
}
