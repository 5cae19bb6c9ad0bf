import { filter, fromEvent, interval, merge, type Observable } from 'rxjs'
import { appConfig } from '../transport/config.ts'

const MINUTE = 60_000

/**
 * Where no hub is configured nothing tells that the counts have changed: they are asked for when somebody goes to another
 * screen, and every minute. `pushState` is what the router dispatches.
 */
export const countsDue = (isWorking: () => boolean): Observable<unknown> =>
  merge(interval(MINUTE), fromEvent(window, 'pushState'), fromEvent(window, 'popstate')).pipe(
    filter(() => appConfig().hub === '' && isWorking()),
  )
