import { concatMap, defer, type Observable, of, tap } from 'rxjs'
import { isDoneOnce } from '../../transport/config.ts'
import { newIntent, type Outcome } from '../../transport/request.ts'
import {
  confirmWrite,
  endOfWrite,
  type FoundReply,
  outcomeBy,
  type Surplus,
  sendAndConfirm,
  type WriteOutcome,
  type WriteState,
} from './writeState.ts'

/** One write: its request, and how its response is derived from the current data after the response was lost. */
export type Write<D, R> = {
  /** The object of the write; a request about another object is a different write. */
  about: string
  /** The sent content as JSON; the idempotency key belongs to it. */
  content: unknown
  send: (intent: string) => Promise<Outcome<R>>
  ask: () => Promise<Outcome<D>>
  find: (now: D) => FoundReply<R>
  /** Duplicates made by the write. Absent if a repeated write makes none. */
  surplus?: Surplus<D>
  /** It names its record, so that a repeated request changes nothing more. */
  isRepeatable?: boolean
  /** The same write as a change of the result of an earlier content. Absent if that is not possible. */
  change?(made: R): Write<D, R>
}

/** A write with any kind of check after a lost response. */
type Sendable<R> = {
  content: string
  isRepeatable: boolean
  send: (intent: string) => Observable<WriteState<R>>
  check: Observable<WriteState<R>>
  change: ((made: R) => Sendable<R>) | null
}

const sendable = <D, R>({ content, send, ask, find, change, ...more }: Write<D, R>): Sendable<R> => ({
  content: JSON.stringify(content),
  isRepeatable: more.isRepeatable ?? false,
  send: (intent) => sendAndConfirm(() => send(intent), ask, outcomeBy(find), more.surplus),
  check: confirmWrite(ask, outcomeBy(find)),
  change: change ? (made) => sendable(change(made)) : null,
})

/**
 * The last sent content without a confirmed result: the backend reported that it was not applied, or did not respond.
 */
export type Unconfirmed = { content: string; end: 'notApplied' | 'unknown' }

/**
 * The idempotency key of a content (document 1, section 8). The same content keeps its key. Different content is a new
 * write with a new key, but only after the result of the former one is known. `isDoneOnce`: the key alone prevents
 * duplicates.
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

type Sent<R> = Unconfirmed & { intent: string; write: Sendable<R> }

/** One intended write, however often it is sent and changed meanwhile. */
export class IdempotentWrite<R> {
  #former: Sent<R> | null = null
  /** The result of an earlier content, found after its response was lost. */
  #made: { content: string; reply: R } | null = null
  readonly #newKey: () => string

  constructor(newKey: () => string = newIntent) {
    this.#newKey = newKey
  }

  /** True if the result of a sent write is unknown. */
  get isUnknown(): boolean {
    return this.#former?.end === 'unknown'
  }

  /** The known result of an earlier content; null if there is none. */
  get made(): R | null {
    return this.#made?.reply ?? null
  }

  /** Sends the write and emits its states. Cold: subscribing sends. */
  send<D>(write: Write<D, R>): Observable<WriteState<R>> {
    return defer(() => this.#go(sendable(write)))
  }

  outcomeOf<D>(write: Write<D, R>): Promise<WriteOutcome<R>> {
    return endOfWrite(this.send(write))
  }

  /** Requests the result of the last write without sending it again; null if the result is known. */
  check(): Observable<WriteState<R>> | null {
    const former = this.#former
    return former && this.#confirm(former)
  }

  #confirm(former: Sent<R>): Observable<WriteState<R>> {
    return former.write.check.pipe(
      tap((state) => {
        if (state.kind === 'notApplied') this.#former = { ...former, end: 'notApplied' }
        if (state.kind === 'done') this.#former = null
      }),
    )
  }

  #go(wanted: Sendable<R>): Observable<WriteState<R>> {
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
    // A repeated write is checked with the data from the first attempt, because the records that existed before are
    // still the same.
    return former && key === 'same' ? this.#run(former) : this.#run(this.#fresh(write))
  }

  #fresh(write: Sendable<R>): Sent<R> {
    return { content: write.content, intent: this.#newKey(), write, end: 'unknown' }
  }

  #run(sent: Sent<R>): Observable<WriteState<R>> {
    this.#former = { ...sent, end: 'unknown' }
    return sent.write.send(sent.intent).pipe(
      tap((state) => {
        if (state.kind === 'notApplied') this.#former = { ...sent, end: 'notApplied' }
        if (state.kind === 'done' || state.kind === 'refused') this.#former = null
        if (state.kind === 'done') this.#made = null
      }),
    )
  }

  #confirmFormer(former: Sent<R>, wanted: Sendable<R>): Observable<WriteState<R>> {
    return this.#confirm(former).pipe(
      concatMap((state): Observable<WriteState<R>> => {
        if (state.kind === 'done') this.#made = { content: former.content, reply: state.reply }
        return state.kind === 'done' || state.kind === 'notApplied' ? this.#go(wanted) : of(state)
      }),
    )
  }
}

/** The writes of one page, each for a separate object. */
export class IdempotentWrites<R> {
  readonly #byThing = new Map<string, IdempotentWrite<R>>()

  #about(thing: string): IdempotentWrite<R> {
    const write = this.#byThing.get(thing) ?? new IdempotentWrite<R>()
    this.#byThing.set(thing, write)
    return write
  }

  send<D>(write: Write<D, R>): Observable<WriteState<R>> {
    return this.#about(write.about).send(write)
  }

  outcomeOf<D>(write: Write<D, R>): Promise<WriteOutcome<R>> {
    return this.#about(write.about).outcomeOf(write)
  }

  /** The known result of an earlier content for this object; null if there is none. */
  made(thing: string): R | null {
    return this.#byThing.get(thing)?.made ?? null
  }
}
