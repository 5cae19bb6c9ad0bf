import { filter, fromEvent, merge, type Observable, share, throttleTime } from 'rxjs'

/**
 * Tells when this tab may have missed something: it became visible again, the browser thawed it (`resume`), or the
 * network came back. At most once in two seconds. A sleeping tab gets no messages at all.
 */
export const wokeUp = (): Observable<Event> =>
  merge(
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    fromEvent(document, 'resume'),
    fromEvent(window, 'online'),
  ).pipe(throttleTime(2_000), share())

/** Holds a lock while subscribed; a browser does not freeze a tab that holds one. */
export const awakeLock = (name: string): (() => void) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const refused = () => release()
  navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(refused)
  return () => release()
}
