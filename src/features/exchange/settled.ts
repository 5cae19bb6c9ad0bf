import { concatMap, map, type Observable, of } from 'rxjs'
import { endedUnclear, type Fault } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'

/**
 * How the processing of a message ended. `notDone` and `unknown` follow an answer that was lost: the message itself was
 * asked, and said that nothing happened, or could not be reached either.
 */
export type Ending<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'notDone' }
  | { kind: 'unknown' }

/** Reads how it ended from what is true now; null when it did not happen. */
export type Look<D, R> = { ask: Observable<Outcome<D>>; read: (now: D) => { reply: R } | null }

const looked = <D, R>({ ask, read }: Look<D, R>): Observable<Ending<R>> =>
  ask.pipe(
    map((now): Ending<R> => {
      if (!now.done) return { kind: 'unknown' }
      const found = read(now.reply)
      return found === null ? { kind: 'notDone' } : { kind: 'done', reply: found.reply }
    }),
  )

/** Sends a write; when its answer is lost, looks what happened before anybody tries again (document 1, section 8). */
export const settled = <D, R>(send: Observable<Outcome<R>>, look: Look<D, R>): Observable<Ending<R>> =>
  send.pipe(
    concatMap((outcome): Observable<Ending<R>> => {
      if (outcome.done) return of({ kind: 'done', reply: outcome.reply })
      return endedUnclear(outcome.fault) ? looked(look) : of({ kind: 'refused', fault: outcome.fault })
    }),
  )
