import { filter, firstValueFrom, lastValueFrom, type Observable, timer } from 'rxjs'
import { documents } from '../../../src/contract/documents.ts'
import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import { sentFile } from '../../../src/features/document-files/sentFile.ts'
import { newComment } from '../../../src/features/document-parts/comments/commentWrites.ts'
import { registration } from '../../../src/features/documents/registration.ts'
import { documentCalls } from '../../../src/features/documents/write/saving/documentCalls.ts'
import { newDraft } from '../../../src/features/documents/write/saving/saveDraft.ts'
import type { RegistrationRequest } from '../../../src/features/exchange/exchangeCalls.ts'
import { exchangeSystems } from '../../../src/features/exchange/exchangeSystem.ts'
import { registerMessage } from '../../../src/features/exchange/register/registerMessage.ts'
import { channels, type Shipment } from '../../../src/features/exchange/send/sendPlan.ts'
import { sentShipment } from '../../../src/features/exchange/send/useSending.ts'
import { registeredMultiple } from '../../../src/features/group-registration/registeredMultiple.ts'
import { IdempotentMutation, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome, MutationState } from '../../../src/screen-kit/saving/mutationState.ts'
import { type AppConfig, takeConfig } from '../../../src/transport/config.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import { pending$ } from '../../../src/transport/pendingRequests.ts'
import { attempt, newIdempotencyKey } from '../../../src/transport/request.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { upload } from '../../../src/transport/upload.ts'

export type ActionResult = {
  end: MutationOutcome<unknown>['kind']
  count: number | null
  notices: string[]
  milliseconds: number
}
type Ended = Omit<ActionResult, 'notices' | 'milliseconds'>

const ended = (outcome: { kind: Ended['end'] }, count: number | null = null): Ended => ({ end: outcome.kind, count })
const stateEnd = async <R>(states: Observable<MutationState<R>>): Promise<Ended> =>
  ended((await lastValueFrom(states)) as MutationOutcome<R>)
const once = async <D, R>(write: Mutation<D, R>): Promise<Ended> =>
  ended(await new IdempotentMutation<R>().outcomeOf(write))

const registered = async (body: DocumentBody, count: number, personId: number): Promise<Ended> => {
  const scope = body.scope === 2 ? 2 : 1
  const outcome = await new IdempotentMutation().outcomeOf(registeredMultiple({ scope, count, body, personId }))
  const { documents: made = [] } = (outcome.kind === 'done' ? outcome.reply : {}) as { documents?: unknown[] }
  return ended(outcome, outcome.kind === 'done' ? made.length : null)
}

const uploaded = async (docGuid: string, name: string): Promise<Ended> => {
  const file = new File(['съдържание'], name, { type: 'text/plain' })
  const body = new FormData()
  body.append('file', file, name)
  body.append('kindId', '2')
  body.append('isPublic', 'false')
  const query = { documentGuid: docGuid, description: 'приложение' }
  const send = upload(documents.uploadFile, { query, body }, { idempotencyKey: newIdempotencyKey(), quiet: true })
  const end = await firstValueFrom(sentFile({ docGuid, file, name, send }).pipe(filter((one) => one.kind === 'end')))
  if (end.outcome.done) return ended({ kind: 'done' })
  const { message, kind } = end.outcome.fault
  if (kind !== 'network') return ended({ kind: 'refused' })
  return ended({ kind: message.includes('не е пристигнал') ? 'notApplied' : 'unknown' })
}

const actions = {
  createDocument: async (body: DocumentBody, personId: number) => {
    return once(newDraft(documentCalls, { body, personId }))
  },
  registerDocument: (docGuid: string) => once(registration(documentCalls, docGuid)),
  registerMultiple: registered,
  registerMessage: async (system: 'eDelivery' | 'docExchange', body: RegistrationRequest) =>
    stateEnd(registerMessage(exchangeSystems[system], new IdempotentMutation(), body)),
  send: async (channel: 0 | 1, shipment: Shipment) => {
    const end = await new IdempotentMutation<{ isSeen: boolean }>().outcomeOf(sentShipment(channels[channel], shipment))
    return ended(end.kind === 'done' && !end.reply.isSeen ? { kind: 'unknown' } : end)
  },
  comment: (docGuid: string, content: string, personId: number) =>
    once(newComment(docGuid, { content, onlyMyDepartment: false, mentionedPersonIds: [] }, { personId, before: [] })),
  upload: uploaded,
}
export type NetworkActions = typeof actions

const announcements: string[] = []
notices$.subscribe(({ text }) => announcements.push(text))

const atRest = async (): Promise<void> => {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await firstValueFrom(pending$.pipe(filter((running) => running === 0)))
    await firstValueFrom(timer(15))
    if ((await firstValueFrom(pending$)) > 0) quiet = 0
  }
}

export const page = {
  open: (config: AppConfig, tokens: Parameters<typeof saveTokens>[0]) => {
    takeConfig(config)
    saveTokens(tokens)
  },
  do: async <D extends keyof NetworkActions>(
    action: D,
    ...given: Parameters<NetworkActions[D]>
  ): Promise<ActionResult> => {
    announcements.length = 0
    const began = performance.now()
    const run: (...args: typeof given) => Promise<Ended> = actions[action] as never
    const end = await run(...given)
    const milliseconds = performance.now() - began
    await atRest()
    return { ...end, notices: [...announcements], milliseconds }
  },
  /** Sends a harmless request that opens a connection, so that the next request reuses this connection. */
  warm: () => attempt(documents.getUnprocessedIncomingDocsCount, {}, { quiet: true }),
}

declare global {
  interface Window {
    network: typeof page
  }
}
if (typeof window !== 'undefined') window.network = page
