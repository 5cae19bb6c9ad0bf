import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import { registration, warnOfNoRight } from '../../../src/features/documents/registration.ts'
import type { DocumentCalls } from '../../../src/features/documents/write/saving/documentCalls.ts'
import {
  changedDraft,
  type Draft,
  newDraft,
  type SentDraft,
} from '../../../src/features/documents/write/saving/saveDraft.ts'
import { endOfMutation, IdempotentMutation, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../../src/screen-kit/saving/mutationState.ts'
import { Fault } from '../../../src/transport/fault.ts'

export type TestDraft = SentDraft & { body: DocumentBody; personId: number | undefined }

/** Returns the outcome as the form shows it: a lost request that was not applied is shown as a refusal. */
const asShown = <R>(outcome: MutationOutcome<R>): MutationOutcome<R> =>
  outcome.kind === 'notApplied' ? { kind: 'refused', fault: new Fault('network', '') } : outcome
const send = async <D, R>(mutation: Mutation<D, R>, key = 'key') =>
  asShown(await new IdempotentMutation<R>(() => key).outcomeOf(mutation))

/** Sends the draft once, with its idempotency key. */
export const createDraft = (
  calls: DocumentCalls,
  { body, personId, ...sent }: TestDraft,
  beforeSending?: () => Promise<unknown>,
): Promise<MutationOutcome<Draft>> =>
  send(newDraft(calls, { body, personId, sent, ...(beforeSending && { beforeSending }) }), sent.intent)

const restored = (calls: DocumentCalls, { body, personId, ...sent }: TestDraft) => {
  const mutation = newDraft(calls, { body, personId, sent })
  const operation = new IdempotentMutation<Draft>()
  operation.restore(mutation, sent.intent)
  return { operation, mutation }
}

/** Checks in the backend whether a draft sent before was created, without sending it again. */
export const lookForDraft = async (calls: DocumentCalls, draft: TestDraft): Promise<MutationOutcome<Draft>> => {
  const states = restored(calls, draft).operation.check()
  if (!states) throw new Error('nothing to check')
  return asShown(await endOfMutation(states))
}

/** Saves a draft that was sent before a reload, as the user's next click on the button does. */
export const createdEarlier = async (calls: DocumentCalls, draft: TestDraft): Promise<MutationOutcome<Draft>> => {
  const { operation, mutation } = restored(calls, draft)
  return asShown(await operation.outcomeOf(mutation))
}

export const changeDraft = (calls: DocumentCalls, draft: Draft, body: DocumentBody) =>
  send(changedDraft(calls, draft, body))

export const registerDraft = async (
  calls: DocumentCalls,
  guid: string,
  key: string,
): Promise<MutationOutcome<{ isRegistered: boolean }>> => {
  const outcome = await send(registration(calls, guid), key)
  warnOfNoRight(calls, outcome)
  return outcome.kind === 'done'
    ? { kind: 'done', reply: { isRegistered: outcome.reply.given !== null } }
    : (outcome as MutationOutcome<never>)
}
