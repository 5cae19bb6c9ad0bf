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

/** One write: what is sent and how, and how its reply is read out of what is true now when the answer was lost. */
export type Write<D, R> = {
  /** The one thing it is about, or what is to be made: what is sent about another one is another write. */
  about: string
  /** What is sent, as JSON can say it: the key of the write belongs to it. */
  content: unknown
  send: (intent: string) => Promise<Outcome<R>>
  ask: () => Promise<Outcome<D>>
  find: (now: D) => FoundReply<R>
  /** What it has made beyond what it should. Absent where doing it twice makes nothing more. */
  surplus?: Surplus<D>
  /** It names its record, so that sending it again changes nothing more. */
  isRepeatable?: boolean
  /** The same write as a change of what an earlier content of it has made. Absent where that cannot be changed. */
  change?(made: R): Write<D, R>
}

/** A write whatever it asks for when its answer was lost. */
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

/** What was sent last, and is neither done nor refused: the backend said that it did not happen, or did not answer. */
export type Unconfirmed = { content: string; end: 'notApplied' | 'unknown' }

/**
 * With which key a content goes (document 1, section 8): the same content keeps its key; other content is another write
 * and gets a new one, but not before it is known how the former one ended. `isDoneOnce`: a key is enough.
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

/** One thing that the person wants done, however often it is sent and changed on the way. */
export class IdempotentWrite<R> {
  #former: Sent<R> | null = null
  /** What an earlier content has made, found out after its answer was lost. */
  #made: { content: string; reply: R } | null = null
  readonly #newKey: () => string

  constructor(newKey: () => string = newIntent) {
    this.#newKey = newKey
  }

  /** Whether something was sent of which nobody knows whether it was done. */
  get isUnknown(): boolean {
    return this.#former?.end === 'unknown'
  }

  /** What an earlier content of it has made already; null when nothing is known to be made. */
  get made(): R | null {
    return this.#made?.reply ?? null
  }

  /** Sends it, and tells how it goes. Cold: subscribing sends. */
  send<D>(write: Write<D, R>): Observable<WriteState<R>> {
    return defer(() => this.#go(sendable(write)))
  }

  /** The same as a promise of how it ended. */
  outcomeOf<D>(write: Write<D, R>): Promise<WriteOutcome<R>> {
    return endOfWrite(this.send(write))
  }

  /** Asks how what was sent last has ended, and sends nothing; null when that is known. */
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
    // What is sent again is looked for as it was the first time: what was there before it was there before it still.
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

/** The writes of one screen, each about its own thing. */
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

  /** What an earlier content about this thing has made already; null when nothing is known to be made. */
  made(thing: string): R | null {
    return this.#byThing.get(thing)?.made ?? null
  }
}
