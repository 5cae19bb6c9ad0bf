import { defer, Observable, race, retry, type SchedulerLike, take, timer } from 'rxjs'

/** What one connection tells while it lives; it errors when it is lost. */
export type Life<T> = { kind: 'live' } | { kind: 'event'; event: T }
/** `connecting` the first start, `live` listening, `away` lost or never reached and being tried again. */
export type Connection<T> = Life<T> | { kind: 'connecting' } | { kind: 'away' }

const longest = 30_000
const shortest = 1_000

/**
 * Milliseconds before try number `failures` + 1: anywhere between one second and a bound that doubles up to 30 s, so
 * that a whole administration does not come back in the same moment. `random` gives 0 to 1.
 */
export const reconnectDelay = (failures: number, random: () => number): number => {
  const bound = Math.min(longest, shortest * 2 ** Math.min(failures, 10))
  return Math.round(shortest + random() * (bound - shortest))
}

/**
 * Keeps a connection for ever: the first start and every loss are tried again, after `reconnectDelay` or at once when
 * `wake` tells that the person or the network is back. Unsubscribing ends it.
 */
export const reconnecting = <T>(
  open: () => Observable<Life<T>>,
  wake: Observable<unknown>,
  random: () => number = Math.random,
  clock?: SchedulerLike,
): Observable<Connection<T>> =>
  new Observable((out) => {
    out.next({ kind: 'connecting' })
    return defer(open)
      .pipe(
        retry({
          resetOnSuccess: true,
          delay: (_lost, failures) => {
            out.next({ kind: 'away' })
            return race(timer(reconnectDelay(failures, random), clock), wake).pipe(take(1))
          },
        }),
      )
      .subscribe(out)
  })
