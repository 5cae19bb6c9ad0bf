import { concat, concatMap, filter, firstValueFrom, map, type Observable, of } from 'rxjs'
import { endedUnclear, type Fault } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'

/**
 * How a write ended for the person who wanted it. `notDone` and `unknown` follow an answer that was lost: the backend
 * was asked what is true now, and said that nothing happened, or could not be reached either. `earlier`: what was sent
 * before the last changes was done after all, and they cannot be written over it; nothing more was sent.
 */
export type Ending<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'notDone' }
  | { kind: 'unknown' }
  | { kind: 'earlier'; reply: R }
export type Settling<R> = { kind: 'sending' } | { kind: 'checking' } | Ending<R>

/** Reads what is true now: the ending, when the answer tells it. */
export type Judge<D, R> = (asked: Outcome<D>) => Ending<R>

/** Whether it is over. */
export const isEnding = <R>(state: Settling<R>): state is Ending<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/** Judges by what `find` reads out of what is true now: the reply of the write, or null when it did not happen. */
export const judgeBy =
  <D, R>(find: (now: D) => { reply: R } | null): Judge<D, R> =>
  (asked) => {
    if (!asked.done) return { kind: 'unknown' }
    const found = find(asked.reply)
    return found === null ? { kind: 'notDone' } : { kind: 'done', reply: found.reply }
  }

/** Asks what is true now. */
export const checked = <D, R>(ask: Observable<Outcome<D>>, judge: Judge<D, R>): Observable<Settling<R>> =>
  concat(of<Settling<R>>({ kind: 'checking' }), ask.pipe(map(judge)))

/** Sends a write; when its answer is lost, asks what happened before anybody tries again (document 1, section 8). */
export const settled = <D, R>(
  send: Observable<Outcome<R>>,
  ask: Observable<Outcome<D>>,
  judge: Judge<D, R>,
): Observable<Settling<R>> =>
  concat(
    of<Settling<R>>({ kind: 'sending' }),
    send.pipe(
      concatMap((outcome): Observable<Settling<R>> => {
        if (outcome.done) return of({ kind: 'done', reply: outcome.reply })
        return endedUnclear(outcome.fault) ? checked(ask, judge) : of({ kind: 'refused', fault: outcome.fault })
      }),
    ),
  )

/** The same as a promise of how it ended. */
export const settle = <D, R>(
  send: Observable<Outcome<R>>,
  ask: Observable<Outcome<D>>,
  judge: Judge<D, R>,
): Promise<Ending<R>> => firstValueFrom(settled(send, ask, judge).pipe(filter(isEnding)))
