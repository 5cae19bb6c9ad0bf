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

/** A save request, and the requests that find out its result after a lost response. */
export type Mutation<D, R> = {
  /** The saved object; different keys are different operations. */
  about: string
  /** Compared as JSON; the same content keeps its idempotency key. */
  content: unknown
  send: (idempotencyKey: string) => Promise<Outcome<R>>
  readCurrent: () => Promise<Outcome<D>>
  find: (now: D) => FoundReply<R>
  /** Absent if repeating the request makes no duplicates. */
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

/** Not applied, or the result is unknown. */
export type Unconfirmed = { content: string; end: 'notApplied' | 'unknown' }

/**
 * Specification 1, section 8. Changed content gets a new key once the result of the former request is known.
 * `isDoneOnce`: the backend applies a key only once.
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

/** It may be sent several times, with changed content. */
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
