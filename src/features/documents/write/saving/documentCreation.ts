import { BehaviorSubject } from 'rxjs'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { PresentBefore } from '../../../../screen-kit/saving/presentBefore.ts'
import type { WriteOutcome } from '../../../../screen-kit/saving/writeState.ts'
import { newIntent } from '../../../../transport/request.ts'
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

/** What is being done, in the order it is done. */
export type Work = 'saving' | 'files' | 'registering' | 'checking'
/** A step of which nobody knows how it ended: not even the server could be asked. */
type UnknownStep = { step: 'create'; draft: NewDraft; isLast: boolean } | { step: 'change' | 'register' }
/** The document that was made, and whether it has its number. */
export type CreatedDocument = { guid: string; isRegistered: boolean }
type CreationOutcome = WriteOutcome<CreatedDocument>

/** What is to be done with the form. */
export type CreationOrder = {
  body: DocumentBody
  /** It gets its number too. */
  register: boolean
  sendFiles: (docGuid: string) => Promise<unknown>
  /** Stores what is typed in the browser at once, with this progress beside it. */
  store: (progress: CreationProgress) => Promise<unknown>
}
/** How far it came, as the browser stores it: a page that is loaded anew in the middle goes on from there. */
export type CreationProgress = {
  draft: Draft | null
  sent: { body: DocumentBody; intent: string; before: readonly string[] | null } | null
}

export type CreationState = {
  work: Work | null
  /** The draft that the server has already; the form goes on with it and never makes a second one. */
  draft: Draft | null
  /** What was sent, with its key, and did not happen; sent before the page was loaded anew it may have arrived. */
  sent: { write: NewDraft; isOfBefore: boolean } | null
  /** While there is one, the only thing to offer is to ask the server what happened. */
  unknown: UnknownStep | null
  /** All that was asked for is done, and the form gives way to the document. */
  isOver: boolean
}
const begun: CreationState = { work: null, draft: null, sent: null, unknown: null, isOver: false }

const progressOfSent = ({ body, intent, before }: NewDraft): CreationProgress => ({
  draft: null,
  sent: before.isSent ? { body, intent, before: before.ids } : null,
})

type FailedOutcome = Exclude<DraftOutcome<unknown>, { kind: 'done' }>
type Saved = { draft: Draft } | { outcome: FailedOutcome }

/** Makes one new document, step by step. However often it is pressed, and whatever fails, there is one. */
export class DocumentCreation {
  readonly #calls: DocumentCalls
  readonly #personId: number | undefined
  readonly #registration = newIntent()
  readonly #state$ = new BehaviorSubject(begun)

  constructor(calls: DocumentCalls, personId: number | undefined) {
    this.#calls = calls
    this.#personId = personId
  }

  get state(): CreationState {
    return this.#state$.value
  }

  /** Tells each time the state has changed; gives back how to hear no more of it. */
  readonly subscribe = (heard: () => void): (() => void) => {
    const subscription = this.#state$.subscribe(heard)
    return () => subscription.unsubscribe()
  }

  /** To be stored beside what is typed. */
  get progress(): CreationProgress {
    const { draft, sent } = this.state
    return draft || !sent ? { draft, sent: null } : progressOfSent(sent.write)
  }

  /** What was typed comes back from before: so does how far it came. */
  goOn({ draft, sent }: CreationProgress): void {
    const write = sent && { ...sent, personId: this.#personId, before: PresentBefore.restored(sent.before) }
    this.#become({ draft, sent: write && { write, isOfBefore: true } })
  }

  /** Saves and, when asked, registers. */
  run(order: CreationOrder): Promise<CreationOutcome> {
    return this.#working(() => this.#run(order))
  }

  /** Asks the server how the step ended that nobody knows about. */
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

  /** A step that did not go well; notes what has to be asked about. */
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
    // A body that was refused will come back mended: that is another write. A lost one keeps its key.
    const isRefused = outcome.kind === 'refused' && outcome.fault.kind !== 'network'
    this.#become({ sent: isRefused ? null : { write, isOfBefore: false } })
    if (outcome.kind !== 'done')
      return { outcome: this.#ended(outcome, { step: 'create', draft: write, isLast: !register }) }
    await store({ draft: outcome.reply, sent: null })
    return { draft: outcome.reply }
  }

  /** The same body is the same write, with its key. */
  #writeOf(body: DocumentBody): NewDraft {
    const former = this.state.sent?.write
    if (former && JSON.stringify(former.body) === JSON.stringify(body)) return former
    return { body, intent: newIntent(), personId: this.#personId, before: new PresentBefore() }
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
