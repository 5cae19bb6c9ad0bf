import { defer, Observable, race, retry, type SchedulerLike, take, timer } from 'rxjs'

/** The values of one connection; the stream errors when the connection is lost. */
export type Life<T> = { kind: 'live' } | { kind: 'event'; event: T }
/** `connecting` at the first attempt, `live` while connected, `away` while the connection is retried. */
export type Connection<T> = Life<T> | { kind: 'connecting' } | { kind: 'away' }

const longest = 30_000
const shortest = 1_000

/**
 * Milliseconds before retry number `failures` + 1: random between one second and a bound that doubles up to 30 s, so
 * that all clients do not reconnect at once. `random` returns 0 to 1.
 */
export const reconnectDelay = (failures: number, random: () => number): number => {
  const bound = Math.min(longest, shortest * 2 ** Math.min(failures, 10))
  return Math.round(shortest + random() * (bound - shortest))
}

/**
 * Keeps a connection: the first attempt and every loss are retried after `reconnectDelay`, or at once when `wake`
 * emits. Unsubscribing ends the connection.
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
