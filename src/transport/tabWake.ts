import { filter, fromEvent, merge, type Observable, share, throttleTime } from 'rxjs'

/**
 * Emits when this tab may have missed pushes: the tab became visible, the browser resumed it, or the network returned.
 * Emits at most once in two seconds.
 */
export const wokeUp = (): Observable<Event> =>
  merge(
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    fromEvent(document, 'resume'),
    fromEvent(window, 'online'),
  ).pipe(throttleTime(2_000), share())

/**
 * Holds a browser lock, because browsers do not freeze a tab that holds a lock. Returns the function that releases the
 * lock.
 */
export const awakeLock = (name: string): (() => void) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const refused = () => release()
  navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(refused)
  return () => release()
}
