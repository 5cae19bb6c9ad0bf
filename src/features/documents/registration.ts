import type { Document } from '../../contract/shapes/documents.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import type { DocumentCalls } from './write/saving/documentCalls.ts'

type Calls = Pick<DocumentCalls, 'register' | 'read' | 'mayRegister'>

export type NumberAndDate = { documentNumber: string; dateRegistered: string | null }
/** The number that the document got; null if this user may not register it, so that it stays a draft. */
export type Registered = { given: NumberAndDate | null }
type RegisteredOrNot = Registered & { mayRegister: boolean }

const givenTo = ({ documentNumber, dateRegistered }: Document): NumberAndDate | null =>
  documentNumber === null ? null : { documentNumber, dateRegistered }

/**
 * Fetches the document, and whether the user may register it. If the permissions cannot be fetched, registration is
 * attempted.
 */
const readWithRight = async (calls: Calls, guid: string): Promise<Outcome<RegisteredOrNot>> => {
  const now = await calls.read(guid)
  if (!now.done) return now
  const given = givenTo(now.reply)
  if (given !== null) return { done: true, reply: { given, mayRegister: true } }
  const may = await calls.mayRegister(guid)
  return { done: true, reply: { given, mayRegister: !may.done || may.reply } }
}

export const registrationOf = (guid: string): string => `document/${guid}/registration`

/**
 * Returns the mutation that registers a document, from whichever page. After a refusal the document is fetched, because
 * an earlier attempt may have registered it. Its permissions are fetched too, because those of a new document are not
 * known before.
 */
export const registration = (calls: Calls, guid: string): Mutation<RegisteredOrNot, Registered> => ({
  about: registrationOf(guid),
  content: guid,
  send: async (idempotencyKey) =>
    mapReply(await calls.register(guid, idempotencyKey), ({ documentNumber, dateRegistered }) => ({
      given: { documentNumber, dateRegistered },
    })),
  readCurrent: () => readWithRight(calls, guid),
  find: ({ given, mayRegister }) => (given !== null || !mayRegister ? { reply: { given } } : null),
  confirmsRefusals: true,
  isRepeatable: true,
})

const leftToOthersText =
  'Документът е записан като чернова. Нямате право да го регистрирате: изпратете го за подпис или го оставете на деловодството.'

/** Shows a warning if the document has no number because the user may not register it, so there is nothing to retry. */
export const warnOfNoRight = ({ warn }: Pick<DocumentCalls, 'warn'>, outcome: MutationOutcome<Registered>): void => {
  if (outcome.kind === 'done' && outcome.reply.given === null) warn(leftToOthersText)
}
