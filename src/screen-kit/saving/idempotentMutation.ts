import {
  concat,
  concatMap,
  defer,
  filter,
  firstValueFrom,
  map,
  type Observable,
  type ObservableInput,
  of,
  tap,
} from 'rxjs'
import { isDoneOnce } from '../../transport/config.ts'
import { reportDeferredErrors } from '../../transport/deferredErrors.ts'
import { type Fault, isResponseLost } from '../../transport/fault.ts'
import { notify } from '../../transport/notices.ts'
import { notifyUnknown } from '../../transport/reportUnknownValues.ts'
import { mayBeDone, newIdempotencyKey, type Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsentRequests.ts'
import type { FoundReply, MutationOutcome, MutationState } from './mutationState.ts'

/** The requests of one attempt to save. The functions return promises in the product, and observables in tests. */
type Steps<D, R> = {
  /**
   * Called before the request is sent. Resolves with null to send the request, with the reply if the data is already as
   * requested, with `changedReply` if the user must first review the changes of another user. If it fails, nothing is
   * sent.
   */
  checkFirst?: () => ObservableInput<Outcome<FoundReply<R>>>
  send: () => ObservableInput<Outcome<R>>
  readCurrent: () => ObservableInput<Outcome<D>>
  find: (now: D) => FoundReply<R>
  /** Returns a warning if the current data contains duplicates; absent if repeating the request makes no duplicates. */
  duplicates?: (now: D) => string | null
  /**
   * True if the current data is read after every refusal of a request that was sent. Otherwise it is read only if the
   * request may have been applied although an error came back.
   */
  confirmsRefusals?: boolean
}

/** A save request, and the requests that find out its result after a lost response. */
export type Mutation<D, R> = Omit<Steps<D, R>, 'send' | 'readCurrent' | 'checkFirst'> & {
  /** The key of the saved object; different keys are different operations. */
  about: string
  /** The data to save, compared as JSON; the same content keeps its idempotency key. */
  content: unknown
  checkFirst?: () => Promise<Outcome<FoundReply<R>>>
  send: (idempotencyKey: string) => Promise<Outcome<R>>
  readCurrent: () => Promise<Outcome<D>>
  /** True if the request contains the id of its record, so that repeating it has no further effect. */
  isRepeatable?: boolean
  /**
   * Returns the mutation that changes the record which an earlier content of this operation created; absent if that is
   * not possible.
   */
  change?(made: R): Mutation<D, R>
}

const outcomeOfFound = <R>(found: FoundReply<R>): MutationOutcome<R> => {
  if (found === null) return { kind: 'notApplied' }
  if ('isUnknown' in found) return { kind: 'unknown' }
  return 'isChanged' in found ? { kind: 'changedMeanwhile' } : { kind: 'done', reply: found.reply }
}

const outcomeNow = <D, R>(now: Outcome<D>, { find }: Pick<Steps<D, R>, 'find'>): MutationOutcome<R> =>
  now.done ? outcomeOfFound(find(now.reply)) : { kind: 'unknown' }

const confirmMutation = <D, R>(
  { readCurrent }: Pick<Steps<D, R>, 'readCurrent'>,
  read: (now: Outcome<D>) => MutationOutcome<R>,
): Observable<MutationState<R>> =>
  concat(of<MutationState<R>>({ kind: 'checking' }), defer(readCurrent).pipe(map(read)))

const warnOfDuplicates = <D, R>(now: Outcome<D>, { duplicates }: Steps<D, R>): void => {
  const text = now.done ? duplicates?.(now.reply) : null
  if (text) notify({ kind: 'error', title: 'Направено повече от веднъж', text })
}

/**
 * Finds out the result after a lost response from the current data. If the data does not show whether the request was
 * applied, the result is unknown.
 */
const afterLoss = <D, R>(fault: Fault, steps: Steps<D, R>): Observable<MutationState<R>> =>
  confirmMutation(steps, (now) => {
    warnOfDuplicates(now, steps)
    const outcome = outcomeNow(now, steps)
    return outcome.kind === 'notApplied' && fault.kind === 'unreadable' ? { ...outcome, isGarbled: true } : outcome
  }).pipe(
    tap(({ kind }) => {
      if (kind === 'notApplied') reportDeferredErrors(fault)
      if (kind === 'unknown') notifyUnknown(fault)
    }),
  )

/**
 * Finds out the result after a refusal. The refusal may concern a second delivery of a request that was applied before:
 * browsers repeat requests, and a server may fail after applying one. So the current data is checked; if it cannot be
 * requested, the result is unknown.
 */
const afterRefusal = <D, R>(fault: Fault, steps: Steps<D, R>): Observable<MutationState<R>> =>
  defer(steps.readCurrent).pipe(
    map((now): MutationState<R> => {
      const outcome = outcomeNow(now, steps)
      if (outcome.kind === 'done' || outcome.kind === 'changedMeanwhile') {
        warnOfDuplicates(now, steps)
        return outcome
      }
      if (outcome.kind === 'unknown' && (fault.kind === 'server' || !now.done)) {
        notifyUnknown(fault)
        return { kind: 'unknown', fault }
      }
      reportDeferredErrors(fault)
      return { kind: 'refused', fault }
    }),
  )

/**
 * Returns the outcome of a request that was not sent. If the reason is known, the outcome is a refusal, because a retry
 * would not help.
 */
const unsentOutcome = (fault: Fault): MutationOutcome<never> =>
  isResponseLost(fault) && fault.serverText === undefined ? { kind: 'notApplied' } : { kind: 'refused', fault }

const sendOnce = <D, R>(steps: Steps<D, R>): Observable<MutationState<R>> =>
  defer(steps.send).pipe(
    concatMap((outcome): Observable<MutationState<R>> => {
      if (outcome.done) {
        // The response is passed on at once and duplicates are counted afterwards, because the data is already saved.
        if (steps.duplicates && !isDoneOnce()) defer(steps.readCurrent).subscribe((now) => warnOfDuplicates(now, steps))
        return of({ kind: 'done', reply: outcome.reply })
      }
      const { fault } = outcome
      if (steps.confirmsRefusals ? fault.ended === 'unsent' : !mayBeDone(fault)) return of(unsentOutcome(fault))
      if (!isResponseLost(fault)) return afterRefusal(fault, steps)
      const checked = afterLoss(fault, steps)
      if (fault.ended !== 'renewed') return checked
      // The session ended and the user logged in again; a save request that was not applied is sent again.
      return checked.pipe(
        concatMap((state) => (state.kind === 'notApplied' ? sendAndConfirm(steps) : of<MutationState<R>>(state))),
      )
    }),
  )

/**
 * Sends a save request. After a lost response or a server error the current data is checked before any retry
 * (specification 1, section 8). If repeating the request may create duplicates, the data is also checked after a
 * refusal, and duplicates are counted after success.
 */
export const sendAndConfirm = <D, R>(steps: Steps<D, R>): Observable<MutationState<R>> => {
  const sending: Observable<MutationState<R>> = of({ kind: 'sending' })
  if (!steps.checkFirst) return concat(sending, sendOnce(steps))
  const checked = defer(steps.checkFirst).pipe(
    concatMap((first): Observable<MutationState<R>> => {
      if (!first.done) return of(unsentOutcome(unsent(first.fault)))
      return first.reply === null ? sendOnce(steps) : of(outcomeOfFound(first.reply))
    }),
  )
  return concat(sending, checked)
}

const isOutcome = <R>(state: MutationState<R>): state is MutationOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

export const endOfMutation = <R>(states: Observable<MutationState<R>>): Promise<MutationOutcome<R>> =>
  firstValueFrom(states.pipe(filter(isOutcome)))

/**
 * Passes every state of a save request to the caller and returns the result. After an internal error the state is
 * `unknown`, and the error is rethrown.
 */
export const followMutation = async <R>(
  states: Observable<MutationState<R>>,
  onState: (state: MutationState<R>) => void,
): Promise<MutationOutcome<R>> => {
  let outcome: MutationOutcome<R> | undefined
  try {
    await states.forEach((state) => {
      if (isOutcome(state)) outcome = state
      onState(state)
    })
  } finally {
    if (outcome === undefined) onState({ kind: 'unknown' })
  }
  return outcome ?? { kind: 'unknown' }
}

type Sendable<R> = {
  content: string
  isRepeatable: boolean
  send: (idempotencyKey: string) => Observable<MutationState<R>>
  check: Observable<MutationState<R>>
  change: ((made: R) => Sendable<R>) | null
}

const sendable = <D, R>(mutation: Mutation<D, R>): Sendable<R> => {
  const { content, isRepeatable = false, change } = mutation
  return {
    content: JSON.stringify(content),
    isRepeatable,
    send: (idempotencyKey) => sendAndConfirm({ ...mutation, send: () => mutation.send(idempotencyKey) }),
    check: confirmMutation(mutation, (now) => outcomeNow(now, mutation)),
    change: change ? (made) => sendable(change(made)) : null,
  }
}

/** The content that was sent last and whose success is not confirmed: it was not applied, or the result is unknown. */
export type Unconfirmed = { content: string; end: 'notApplied' | 'unknown' }

/**
 * Returns which idempotency key the next request uses (specification 1, section 8). Changed content gets a new key once
 * the result of the former request is known. `isDoneOnce`: the backend applies a key only once.
 */
export const keyFor = (
  former: Unconfirmed | null,
  content: string,
  isDoneOnce: boolean,
): 'same' | 'new' | 'confirmFormer' => {
  if (former === null) return 'new'
  if (former.content === content && (isDoneOnce || former.end === 'notApplied')) return 'same'
  return former.end === 'notApplied' ? 'new' : 'confirmFormer'
}

type Sent<R> = Unconfirmed & { idempotencyKey: string; write: Sendable<R> }

/** One save operation of the user. It may be sent several times, with changed content. */
export class IdempotentMutation<R> {
  #former: Sent<R> | null = null
  #made: { content: string; reply: R } | null = null
  readonly #newKey: () => string

  constructor(newKey: () => string = newIdempotencyKey) {
    this.#newKey = newKey
  }

  /** True if a request was sent and its result is unknown. */
  get isUnknown(): boolean {
    return this.#former?.end === 'unknown'
  }

  /** True if the next attempt with the same content uses the key of the former one. */
  get isUnconfirmed(): boolean {
    return this.#former !== null
  }

  get made(): R | null {
    return this.#made?.reply ?? null
  }

  /** Continues a request that was sent with this key before a page reload; its result is unknown. */
  restore<D>(mutation: Mutation<D, R>, idempotencyKey: string): void {
    const write = sendable(mutation)
    this.#former = { content: write.content, idempotencyKey, write, end: 'unknown' }
  }

  send<D>(write: Mutation<D, R>): Observable<MutationState<R>> {
    return defer(() => this.#go(sendable(write)))
  }

  outcomeOf<D>(write: Mutation<D, R>): Promise<MutationOutcome<R>> {
    return endOfMutation(this.send(write))
  }

  /** Checks the result of the last request without sending it again; null if the result is known. */
  check(): Observable<MutationState<R>> | null {
    const former = this.#former
    return former && this.#confirm(former)
  }

  #confirm(former: Sent<R>): Observable<MutationState<R>> {
    return former.write.check.pipe(
      tap((state) => {
        if (state.kind === 'notApplied') this.#former = { ...former, end: 'notApplied' }
        if (state.kind === 'done' || state.kind === 'changedMeanwhile') this.#former = null
      }),
    )
  }

  #go(wanted: Sendable<R>): Observable<MutationState<R>> {
    const made = this.#made
    if (made?.content === wanted.content) {
      this.#made = null
      return of({ kind: 'done', reply: made.reply })
    }
    if (made && !wanted.change) return of({ kind: 'earlierApplied', reply: made.reply })
    const write = made && wanted.change ? wanted.change(made.reply) : wanted
    const former = this.#former
    const key = keyFor(former, write.content, write.isRepeatable || isDoneOnce())
    if (former && key === 'confirmFormer') return this.#confirmFormer(former, wanted)
    // A repeated request uses the data of the first attempt, with the ids that existed before.
    return former && key === 'same' ? this.#run(former) : this.#run(this.#fresh(write))
  }

  #fresh(write: Sendable<R>): Sent<R> {
    return { content: write.content, idempotencyKey: this.#newKey(), write, end: 'unknown' }
  }

  #run(sent: Sent<R>): Observable<MutationState<R>> {
    this.#former = { ...sent, end: 'unknown' }
    return sent.write.send(sent.idempotencyKey).pipe(
      tap((state) => {
        if (state.kind === 'notApplied') this.#former = { ...sent, end: 'notApplied' }
        if (['done', 'refused', 'changedMeanwhile'].includes(state.kind)) this.#former = null
        if (state.kind === 'done') this.#made = null
      }),
    )
  }

  #confirmFormer(former: Sent<R>, wanted: Sendable<R>): Observable<MutationState<R>> {
    return this.#confirm(former).pipe(
      concatMap((state): Observable<MutationState<R>> => {
        if (state.kind === 'done') this.#made = { content: former.content, reply: state.reply }
        return state.kind === 'done' || state.kind === 'notApplied' ? this.#go(wanted) : of(state)
      }),
    )
  }
}

export class IdempotentMutations<R> {
  readonly #byThing = new Map<string, IdempotentMutation<R>>()

  #about(thing: string): IdempotentMutation<R> {
    const write = this.#byThing.get(thing) ?? new IdempotentMutation<R>()
    this.#byThing.set(thing, write)
    return write
  }

  send<D>(write: Mutation<D, R>): Observable<MutationState<R>> {
    return this.#about(write.about).send(write)
  }

  outcomeOf<D>(write: Mutation<D, R>): Promise<MutationOutcome<R>> {
    return this.#about(write.about).outcomeOf(write)
  }

  check(thing: string): Observable<MutationState<R>> | null {
    return this.#about(thing).check()
  }

  made(thing: string): R | null {
    return this.#byThing.get(thing)?.made ?? null
  }
}
