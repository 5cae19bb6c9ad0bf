import type { Document } from '../../contract/shapes/documents.ts'
import { confirmMutation, type ReadOutcome, sendAndConfirm } from '../../screen-kit/saving/mutationState.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import type { DocumentCalls } from './write/saving/documentCalls.ts'

type Calls = Pick<DocumentCalls, 'register' | 'read'>
type DraftCalls = Calls & Pick<DocumentCalls, 'mayRegister'>

export type NumberAndDate = { documentNumber: string; dateRegistered: string | null }
/** True if the new document got its number. If false, it is still a draft. */
export type Registered = { isRegistered: boolean }

const numberSays: ReadOutcome<Document, NumberAndDate> = (now) => {
  if (!now.done) return { kind: 'unknown' }
  const { documentNumber, dateRegistered } = now.reply
  return documentNumber === null ? { kind: 'notApplied' } : { kind: 'done', reply: { documentNumber, dateRegistered } }
}

/** After a refusal the document is fetched, because an earlier attempt may have registered it. */
export const registerDocument = (calls: Calls, guid: string, idempotencyKey: string) =>
  sendAndConfirm(
    () => calls.register(guid, idempotencyKey),
    () => calls.read(guid),
    numberSays,
    undefined,
    'every',
  )

export const checkRegistration = (calls: Calls, guid: string) => confirmMutation(() => calls.read(guid), numberSays)

type RegisteredOrNot = Registered & { mayRegister: boolean }

/**
 * The document, and whether the user may register it. If the permissions cannot be fetched, registration is attempted.
 */
const readWithRight = async (calls: DraftCalls, guid: string): Promise<Outcome<RegisteredOrNot>> => {
  const now = await calls.read(guid)
  if (!now.done) return now
  const isRegistered = now.reply.documentNumber !== null
  if (isRegistered) return { done: true, reply: { isRegistered, mayRegister: true } }
  const may = await calls.mayRegister(guid)
  return { done: true, reply: { isRegistered, mayRegister: !may.done || may.reply } }
}

const draftSays: ReadOutcome<RegisteredOrNot, Registered> = (now) => {
  if (!now.done) return { kind: 'unknown' }
  const { isRegistered, mayRegister } = now.reply
  return isRegistered || !mayRegister ? { kind: 'done', reply: { isRegistered } } : { kind: 'notApplied' }
}

/** The permissions are known only after the document is created; without permission it stays a draft. */
export const registerNewDocument = (calls: DraftCalls, guid: string, idempotencyKey: string) =>
  sendAndConfirm(
    async () => mapReply(await calls.register(guid, idempotencyKey), () => ({ isRegistered: true })),
    () => readWithRight(calls, guid),
    draftSays,
    undefined,
    'every',
  )

export const checkNewDocument = (calls: DraftCalls, guid: string) =>
  confirmMutation(() => readWithRight(calls, guid), draftSays)
