import { concatMap, defer, type Observable, of, tap } from 'rxjs'
import { isDoneOnce } from '../../transport/config.ts'
import { newIdempotencyKey, type Outcome } from '../../transport/request.ts'
import {
  confirmMutation,
  type Duplicates,
  endOfMutation,
  type FoundReply,
  type MutationOutcome,
  type MutationState,
  outcomeBy,
  sendAndConfirm,
} from './mutationState.ts'

/** One save request, and the requests that find out its result after its response was lost. */
export type Mutation<D, R> = {
  /** The key of the saved object. Requests with different keys are different operations. */
  about: string
  /** The content of the request, compared as JSON; the same content is sent with the same idempotency key. */
  content: unknown
  send: (idempotencyKey: string) => Promise<Outcome<R>>
  readCurrent: () => Promise<Outcome<D>>
  find: (now: D) => FoundReply<R>
  /** Finds duplicates made by a repeated request; absent if repeating the request makes none. */
  duplicates?: Duplicates<D>
  /** True if the request contains the id of its record, so that repeating it has no further effect. */
  isRepeatable?: boolean
  /**
   * Makes a request that changes the record which an earlier content of this operation created; absent if that is not
   * possible.
   */
  change?(made: R): Mutation<D, R>
}

type Sendable<R> = {
  content: string
  isRepeatable: boolean
  send: (idempotencyKey: string) => Observable<MutationState<R>>
  check: Observable<MutationState<R>>
  change: ((made: R) => Sendable<R>) | null
}

const sendable = <D, R>({ content, send, readCurrent, find, change, ...more }: Mutation<D, R>): Sendable<R> => ({
  content: JSON.stringify(content),
  isRepeatable: more.isRepeatable ?? false,
  send: (idempotencyKey) => sendAndConfirm(() => send(idempotencyKey), readCurrent, outcomeBy(find), more.duplicates),
  check: confirmMutation(readCurrent, outcomeBy(find)),
  change: change ? (made) => sendable(change(made)) : null,
})

/** The last sent content whose success is not confirmed: it was not applied, or the result is unknown. */
export type Unconfirmed = { content: string; end: 'notApplied' | 'unknown' }

/**
 * The idempotency key for a content (specification 1, section 8). Unchanged content keeps the key; changed content gets
 * a new key once the result of the former request is known. `isDoneOnce`: the backend applies a key only once.
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

/** One save operation of the user. It may be sent several times, and its content may change between them. */
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

  get made(): R | null {
    return this.#made?.reply ?? null
  }

  /** Returns an Observable that sends the request on subscription and emits its states. */
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
        if (state.kind === 'done') this.#former = null
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
    // A repeated request uses the data of the first attempt, which includes the ids of the records that existed before
    // the first attempt.
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
        if (state.kind === 'done' || state.kind === 'refused') this.#former = null
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

  made(thing: string): R | null {
    return this.#byThing.get(thing)?.made ?? null
  }
}
