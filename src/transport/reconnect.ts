import { defer, Observable, race, retry, type SchedulerLike, take, timer } from 'rxjs'

/**
 * A value of one connection: the connection is established, or an event arrived. The stream errors when the connection
 * is lost.
 */
export type Life<T> = { kind: 'live' } | { kind: 'event'; event: T }
/**
 * The state of a connection that is kept open: `connecting` at the first attempt, `live` while connected, `away` after
 * a loss until the connection is restored; or an event.
 */
export type Connection<T> = Life<T> | { kind: 'connecting' } | { kind: 'away' }

const longest = 30_000
const shortest = 1_000

/**
 * Returns the delay in milliseconds before the next attempt: random between one second and a limit that doubles with
 * each failure up to 30 s, so that clients do not all reconnect at once. `random` returns 0 to 1.
 */
export const reconnectDelay = (failures: number, random: () => number): number => {
  const bound = Math.min(longest, shortest * 2 ** Math.min(failures, 10))
  return Math.round(shortest + random() * (bound - shortest))
}

/**
 * Keeps a connection open. After each failed attempt or loss it retries after `reconnectDelay`, or at once when `wake`
 * emits. Unsubscribing closes the connection.
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
