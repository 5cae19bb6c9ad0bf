import { BehaviorSubject, type Observable } from 'rxjs'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { ExistingIds } from '../../../../screen-kit/saving/existingIds.ts'
import { endOfMutation, IdempotentMutation } from '../../../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome, MutationState } from '../../../../screen-kit/saving/mutationState.ts'
import { Fault } from '../../../../transport/fault.ts'
import { type Registered, registration, warnOfNoRight } from '../../registration.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { changedDraft, type Draft, newDraft, type SentDraft } from './saveDraft.ts'

export type Work = 'saving' | 'files' | 'registering' | 'checking'
/** The step whose result is unknown: its response was lost, and the check with the server failed too. */
type UnknownStep = { step: 'create' | 'change'; isLast: boolean } | { step: 'register' }
export type CreatedDocument = { guid: string; isRegistered: boolean }
type CreationOutcome = MutationOutcome<CreatedDocument>

export type CreationOrder = {
  body: DocumentBody
  register: boolean
  sendFiles: (docGuid: string) => Promise<unknown>
  store: (progress: CreationProgress) => Promise<unknown>
}
/** The progress of the creation, stored in the browser so that the creation continues after a reload. */
export type CreationProgress = {
  draft: Draft | null
  sent: { body: DocumentBody; intent: string; before: readonly string[] | null } | null
}

export type CreationState = {
  work: Work | null
  /** The draft once it is created. Later saves change it and never create a second one. */
  draft: Draft | null
  /** The sent request that may have created a draft. It is stored, so that the page finds the draft after a reload. */
  sent: CreationProgress['sent']
  unknown: UnknownStep | null
  /** True if all requested steps are done. The page of the document then replaces the form. */
  isOver: boolean
}
const initialState: CreationState = { work: null, draft: null, sent: null, unknown: null, isOver: false }

const notAppliedTexts = {
  create: 'Сървърът не е получил документа. Нищо не е загубено – опитайте отново.',
  change: 'Сървърът не е получил последните промени. Нищо не е загубено – опитайте отново.',
  register: 'Документът е записан като чернова, но още не е регистриран. Опитайте отново.',
}

/**
 * Creates one new document by two mutations: of its draft (created once, then changed), and of its registration;
 * between them the files are uploaded.
 */
export class DocumentCreation {
  readonly #calls: DocumentCalls
  readonly #personId: number | undefined
  readonly #draft = new IdempotentMutation<Draft>()
  readonly #registration = new IdempotentMutation<Registered>()
  readonly #state$ = new BehaviorSubject(initialState)

  constructor(calls: DocumentCalls, personId: number | undefined) {
    this.#calls = calls
    this.#personId = personId
  }

  get state(): CreationState {
    return this.#state$.value
  }

  /** Calls `heard` after every change of the state. Returns a function that unsubscribes. */
  readonly subscribe = (heard: () => void): (() => void) => {
    const subscription = this.#state$.subscribe(heard)
    return () => subscription.unsubscribe()
  }

  get progress(): CreationProgress {
    const { draft, sent } = this.state
    return { draft, sent: draft ? null : sent }
  }

  goOn({ draft, sent }: CreationProgress): void {
    this.#become({ draft, sent })
    if (draft !== null || sent === null) return
    const { body, intent, before } = sent
    const restored = { body, personId: this.#personId, sent: { intent, before: ExistingIds.restored(before) } }
    this.#draft.restore(newDraft(this.#calls, restored), intent)
  }

  run(order: CreationOrder): Promise<CreationOutcome> {
    return this.#working(() => this.#run(order))
  }

  /** Requests the result of the last request from the server. If a draft is found, its files are uploaded. */
  check(order: Pick<CreationOrder, 'sendFiles' | 'store'>): Promise<CreationOutcome> {
    return this.#working(() => this.#check(order))
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

  /**
   * Returns the outcome of the steps that one press of a button started. A request that was not applied becomes a
   * refusal with a text about what is saved.
   */
  #ended(outcome: MutationOutcome<unknown>, at: UnknownStep): CreationOutcome {
    this.#become({ unknown: outcome.kind === 'unknown' ? at : null })
    if (outcome.kind === 'unknown' || outcome.kind === 'refused') return outcome
    return { kind: 'refused', fault: new Fault('network', notAppliedTexts[at.step]) }
  }

  async #run(order: CreationOrder): Promise<CreationOutcome> {
    this.#become({ work: 'saving' })
    const { register } = order
    const step = this.state.draft ? 'change' : 'create'
    const saved = await this.#draft.outcomeOf(this.#saving(order))
    if (!this.#draft.isUnconfirmed) this.#become({ sent: null })
    if (saved.kind !== 'done') return this.#ended(saved, { step, isLast: !register })
    const draft = saved.reply
    await this.#keepDraft(draft, step, order)
    if (!register) return { kind: 'done', reply: { guid: draft.guid, isRegistered: false } }
    this.#become({ work: 'registering' })
    return this.#registered(draft.guid, this.#registration.send(registration(this.#calls, draft.guid)))
  }

  async #keepDraft(
    draft: Draft,
    step: 'create' | 'change',
    { sendFiles, store }: Pick<CreationOrder, 'sendFiles' | 'store'>,
  ): Promise<void> {
    this.#become({ unknown: null, draft, work: 'files' })
    if (step === 'create') await store(this.progress)
    await sendFiles(draft.guid)
  }

  #saving({ body, register, store }: CreationOrder) {
    const { draft } = this.state
    if (draft) return changedDraft(this.#calls, draft, body, register)
    const beforeSending = ({ intent, before }: SentDraft) => {
      this.#become({ sent: { body, intent, before: before.ids } })
      return store(this.progress)
    }
    return newDraft(this.#calls, { body, personId: this.#personId, isFirstStep: register, beforeSending })
  }

  async #registered(guid: string, states: Observable<MutationState<Registered>>): Promise<CreationOutcome> {
    const outcome = await endOfMutation(states)
    warnOfNoRight(this.#calls, outcome)
    if (outcome.kind !== 'done') return this.#ended(outcome, { step: 'register' })
    return { kind: 'done', reply: { guid, isRegistered: outcome.reply.given !== null } }
  }

  async #check(order: Pick<CreationOrder, 'sendFiles' | 'store'>): Promise<CreationOutcome> {
    this.#become({ work: 'checking' })
    const { unknown, draft } = this.state
    if (unknown === null) return { kind: 'notApplied' }
    if (unknown.step === 'register') {
      const states = this.#registration.check()
      return draft && states ? this.#registered(draft.guid, states) : this.#ended({ kind: 'notApplied' }, unknown)
    }
    const states = this.#draft.check()
    const saved: MutationOutcome<Draft> = states ? await endOfMutation(states) : { kind: 'notApplied' }
    if (saved.kind !== 'done') return this.#ended(saved, unknown)
    await this.#keepDraft(saved.reply, unknown.step, order)
    if (unknown.isLast) return { kind: 'done', reply: { guid: saved.reply.guid, isRegistered: false } }
    return this.#ended({ kind: 'notApplied' }, { step: 'register' })
  }
}
