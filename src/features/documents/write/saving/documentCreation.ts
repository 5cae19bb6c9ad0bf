import { BehaviorSubject } from 'rxjs'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { PresentBefore } from '../../../../screen-kit/saving/existingIdsSnapshot.ts'
import type { MutationOutcome } from '../../../../screen-kit/saving/mutationState.ts'
import { newIdempotencyKey } from '../../../../transport/request.ts'
import type { Registered } from '../../registration.ts'
import type { DocumentCalls } from './documentCalls.ts'
import {
  changeDraft,
  createDraft,
  createdEarlier,
  type Draft,
  type DraftOutcome,
  lookForDraft,
  lookForNumber,
  type NewDraft,
  registerDraft,
} from './saveDraft.ts'

export type Work = 'saving' | 'files' | 'registering' | 'checking'
/** A request whose result is unknown, because the check with the server failed too. */
type UnknownStep = { step: 'create'; draft: NewDraft; isLast: boolean } | { step: 'change' | 'register' }
export type CreatedDocument = { guid: string; isRegistered: boolean }
type CreationOutcome = MutationOutcome<CreatedDocument>

export type CreationOrder = {
  body: DocumentBody
  register: boolean
  sendFiles: (docGuid: string) => Promise<unknown>
  store: (progress: CreationProgress) => Promise<unknown>
}
/** Stored in the browser, so that the creation continues after a reload. */
export type CreationProgress = {
  draft: Draft | null
  sent: { body: DocumentBody; intent: string; before: readonly string[] | null } | null
}

export type CreationState = {
  work: Work | null
  /** The form changes this draft and never creates a second one. */
  draft: Draft | null
  /** The request without a response. `isOfBefore`: it was sent before a reload. */
  sent: { write: NewDraft; isOfBefore: boolean } | null
  unknown: UnknownStep | null
  /** True if everything requested is done. The page of the document then replaces the form. */
  isOver: boolean
}
const begun: CreationState = { work: null, draft: null, sent: null, unknown: null, isOver: false }

const progressOfSent = ({ body, intent: idempotencyKey, before }: NewDraft): CreationProgress => ({
  draft: null,
  sent: before.isSent ? { body, intent: idempotencyKey, before: before.ids } : null,
})

type FailedOutcome = Exclude<DraftOutcome<unknown>, { kind: 'done' }>
type Saved = { draft: Draft } | { outcome: FailedOutcome }

/** Creates one document in several requests. Neither a retry nor a second press creates a second document. */
export class DocumentCreation {
  readonly #calls: DocumentCalls
  readonly #personId: number | undefined
  readonly #registration = newIdempotencyKey()
  readonly #state$ = new BehaviorSubject(begun)

  constructor(calls: DocumentCalls, personId: number | undefined) {
    this.#calls = calls
    this.#personId = personId
  }

  get state(): CreationState {
    return this.#state$.value
  }

  /** Returns a function that unsubscribes. */
  readonly subscribe = (heard: () => void): (() => void) => {
    const subscription = this.#state$.subscribe(heard)
    return () => subscription.unsubscribe()
  }

  get progress(): CreationProgress {
    const { draft, sent } = this.state
    return draft || !sent ? { draft, sent: null } : progressOfSent(sent.write)
  }

  goOn({ draft, sent }: CreationProgress): void {
    const write = sent && { ...sent, personId: this.#personId, before: PresentBefore.restored(sent.before) }
    this.#become({ draft, sent: write && { write, isOfBefore: true } })
  }

  run(order: CreationOrder): Promise<CreationOutcome> {
    return this.#working(() => this.#run(order))
  }

  check(): Promise<CreationOutcome> {
    return this.#working(() => this.#check())
  }

  #become(change: Partial<CreationState>): void {
    this.#state$.next({ ...this.state, ...change })
  }

  async #working(steps: () => Promise<CreationOutcome>): Promise<CreationOutcome> {
    let isOver = false
    try {
      const outcome = await steps()
      isOver = outcome.kind === 'done'
      return outcome
    } finally {
      this.#become({ work: null, isOver })
    }
  }

  /** Remembers a request whose result is unknown for a later check. */
  #ended(outcome: FailedOutcome, ifUnknown: UnknownStep): FailedOutcome {
    this.#become({ unknown: outcome.kind === 'unknown' ? ifUnknown : null })
    return outcome
  }

  async #run(order: CreationOrder): Promise<CreationOutcome> {
    this.#become({ work: 'saving' })
    const saved = await this.#saved(order)
    if ('outcome' in saved) return saved.outcome
    const { draft } = saved
    this.#become({ unknown: null, draft, work: 'files' })
    await order.sendFiles(draft.guid)
    if (!order.register) return { kind: 'done', reply: { guid: draft.guid, isRegistered: false } }
    this.#become({ work: 'registering' })
    return this.#registered(draft.guid, await registerDraft(this.#calls, draft.guid, this.#registration))
  }

  async #saved(order: CreationOrder): Promise<Saved> {
    const { draft, sent } = this.state
    if (draft) return this.#changed(draft, order)
    if (!sent?.isOfBefore) return this.#created(order)
    const { write } = sent
    const outcome = await createdEarlier(this.#calls, write)
    if (outcome.kind === 'unknown')
      return { outcome: this.#ended(outcome, { step: 'create', draft: write, isLast: !order.register }) }
    this.#become({ sent: { write, isOfBefore: false } })
    return outcome.kind === 'done' ? this.#changed(outcome.reply, order) : this.#created(order)
  }

  async #changed(present: Draft, { body, register }: CreationOrder): Promise<Saved> {
    const outcome = await changeDraft(this.#calls, present, body, register)
    return outcome.kind === 'done' ? { draft: outcome.reply } : { outcome: this.#ended(outcome, { step: 'change' }) }
  }

  async #created({ body, register, store }: CreationOrder): Promise<Saved> {
    const write = this.#writeOf(body)
    const storeKey = () => {
      this.#become({ sent: { write, isOfBefore: false } })
      return store(progressOfSent(write))
    }
    const outcome = await createDraft(this.#calls, { ...write, isFirstStep: register }, storeKey)
    // After a refusal the data is corrected, so the next request gets a new key.
    const isRefused = outcome.kind === 'refused' && outcome.fault.kind !== 'network'
    this.#become({ sent: isRefused ? null : { write, isOfBefore: false } })
    if (outcome.kind !== 'done')
      return { outcome: this.#ended(outcome, { step: 'create', draft: write, isLast: !register }) }
    await store({ draft: outcome.reply, sent: null })
    return { draft: outcome.reply }
  }

  /** Returns the request for a body. An equal body gets the same idempotency key as before. */
  #writeOf(body: DocumentBody): NewDraft {
    const former = this.state.sent?.write
    if (former && JSON.stringify(former.body) === JSON.stringify(body)) return former
    return { body, intent: newIdempotencyKey(), personId: this.#personId, before: new PresentBefore() }
  }

  #registered(guid: string, outcome: DraftOutcome<Registered>): CreationOutcome {
    return outcome.kind === 'done'
      ? { kind: 'done', reply: { guid, ...outcome.reply } }
      : this.#ended(outcome, { step: 'register' })
  }

  async #check(): Promise<CreationOutcome> {
    this.#become({ work: 'checking' })
    const { unknown, draft } = this.state
    if (unknown?.step === 'create') {
      const outcome = await lookForDraft(this.#calls, unknown.draft)
      if (outcome.kind !== 'done') return this.#ended(outcome, unknown)
      const { guid } = outcome.reply
      this.#become({ unknown: null, draft: outcome.reply })
      if (unknown.isLast) return { kind: 'done', reply: { guid, isRegistered: false } }
      return this.#registered(guid, await lookForNumber(this.#calls, guid))
    }
    if (!draft) return { kind: 'notApplied' }
    return this.#registered(draft.guid, await lookForNumber(this.#calls, draft.guid))
  }
}
