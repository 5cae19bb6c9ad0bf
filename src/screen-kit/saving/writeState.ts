import { concat, concatMap, filter, firstValueFrom, map, type Observable, of } from 'rxjs'
import { type Fault, isAnswerLost } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'

/** How a write ended for the person who wanted it. */
export type WriteOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /** The answer was lost, and the backend says that nothing happened. */
  | { kind: 'notApplied' }
  /** The answer was lost, and the backend could not be asked what is true. */
  | { kind: 'unknown' }
  /** What was sent before the last changes was done after all; they cannot be written over it, nothing more was sent. */
  | { kind: 'earlierApplied'; reply: R }
  /** Somebody else has saved the record; nothing is written before the person has looked at it. */
  | { kind: 'changedMeanwhile' }
export type WriteState<R> = { kind: 'sending' } | { kind: 'checking' } | WriteOutcome<R>

/** Reads what is true now: the outcome, when the answer tells it. */
export type ReadOutcome<D, R> = (reply: Outcome<D>) => WriteOutcome<R>

/** Whether it is over. */
export const isOutcome = <R>(state: WriteState<R>): state is WriteOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/** The reply of a write in what is true now; null when it did not happen, `unknownReply` when what is there does not tell. */
export type FoundReply<R> = { reply: R } | UnknownReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
export const unknownReply: UnknownReply = { isUnknown: true }

/** Judges by what `find` reads out of what is true now. */
export const outcomeBy =
  <D, R>(find: (current: D) => FoundReply<R>): ReadOutcome<D, R> =>
  (now) => {
    if (!now.done) return { kind: 'unknown' }
    const found = find(now.reply)
    if (found !== null && 'isUnknown' in found) return { kind: 'unknown' }
    return found === null ? { kind: 'notApplied' } : { kind: 'done', reply: found.reply }
  }

/** Asks what is true now. */
export const confirmWrite = <D, R>(ask: Observable<Outcome<D>>, read: ReadOutcome<D, R>): Observable<WriteState<R>> =>
  concat(of<WriteState<R>>({ kind: 'checking' }), ask.pipe(map(read)))

/** Sends a write; when its answer is lost, asks what happened before anybody tries again (document 1, section 8). */
export const sendAndConfirm = <D, R>(
  send: Observable<Outcome<R>>,
  ask: Observable<Outcome<D>>,
  read: ReadOutcome<D, R>,
): Observable<WriteState<R>> =>
  concat(
    of<WriteState<R>>({ kind: 'sending' }),
    send.pipe(
      concatMap((outcome): Observable<WriteState<R>> => {
        if (outcome.done) return of({ kind: 'done', reply: outcome.reply })
        return isAnswerLost(outcome.fault) ? confirmWrite(ask, read) : of({ kind: 'refused', fault: outcome.fault })
      }),
    ),
  )

/** The same as a promise of how it ended. */
export const writeOutcome = <D, R>(
  send: Observable<Outcome<R>>,
  ask: Observable<Outcome<D>>,
  read: ReadOutcome<D, R>,
): Promise<WriteOutcome<R>> => firstValueFrom(sendAndConfirm(send, ask, read).pipe(filter(isOutcome)))

/**
 * Tells every state of a write, and how it ended. A write that breaks off by an error of ours has ended all the same:
 * nobody knows how, so it is told as `unknown` before the error goes on.
 */
export const followWrite = async <R>(
  write: Observable<WriteState<R>>,
  tell: (state: WriteState<R>) => void,
): Promise<WriteOutcome<R>> => {
  let outcome: WriteOutcome<R> | undefined
  try {
    await write.forEach((state) => {
      if (isOutcome(state)) outcome = state
      tell(state)
    })
  } finally {
    if (outcome === undefined) tell({ kind: 'unknown' })
  }
  return outcome ?? { kind: 'unknown' }
}
