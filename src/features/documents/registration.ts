import type { Document } from '../../contract/shapes/documents.ts'
import { confirmWrite, type ReadOutcome, sendAndConfirm } from '../../screen-kit/saving/writeState.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import type { DocumentCalls } from './write/saving/documentCalls.ts'

type Calls = Pick<DocumentCalls, 'register' | 'read'>
type DraftCalls = Calls & Pick<DocumentCalls, 'mayRegister'>

/** What a registration gives: the number and its date. */
export type NumberAndDate = { documentNumber: string; dateRegistered: string | null }
/** Whether a new document got its number; without it the document stays a draft, and that is the end too. */
export type Registered = { isRegistered: boolean }

const numberSays: ReadOutcome<Document, NumberAndDate> = (now) => {
  if (!now.done) return { kind: 'unknown' }
  const { documentNumber, dateRegistered } = now.reply
  return documentNumber === null ? { kind: 'notApplied' } : { kind: 'done', reply: { documentNumber, dateRegistered } }
}

/**
 * Gives a document that somebody looks at its number. `intent`: one for the document, however often it is pressed. A
 * backend that is asked twice refuses the second time, so each refusal is looked into.
 */
export const registerDocument = (calls: Calls, guid: string, intent: string) =>
  sendAndConfirm(
    () => calls.register(guid, intent),
    () => calls.read(guid),
    numberSays,
    undefined,
    'every',
  )

/** Asks once more whether the document has its number. */
export const checkRegistration = (calls: Calls, guid: string) => confirmWrite(() => calls.read(guid), numberSays)

type RegisteredOrNot = Registered & { mayRegister: boolean }

/** The document, and whether this person may register it; where the rights cannot be read nothing is said against it. */
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

/**
 * The same of a new document, of which nobody's rights are known before it is there: whoever may not register it learns
 * that here, and the draft is what was done.
 */
export const registerNewDocument = (calls: DraftCalls, guid: string, intent: string) =>
  sendAndConfirm(
    async () => mapReply(await calls.register(guid, intent), () => ({ isRegistered: true })),
    () => readWithRight(calls, guid),
    draftSays,
    undefined,
    'every',
  )

/** Asks once more how the registration of a new document has ended. */
export const checkNewDocument = (calls: DraftCalls, guid: string) =>
  confirmWrite(() => readWithRight(calls, guid), draftSays)
