import { BehaviorSubject, concatMap, defer, retry, Subject, type Subscription } from 'rxjs'
import type { HubEvent, HubState } from './hubEvents.ts'

const state = new BehaviorSubject<HubState>('off')
const events = new Subject<HubEvent>()
const missed = new Subject<void>()
let running: Subscription | null = null

export const hubState$ = state.asObservable()
export const hubEvents$ = events.asObservable()
/**
 * Emits if pushes may have been missed: the connection was restored or the computer woke up. Listeners then refetch
 * their data over HTTP.
 */
export const mayHaveMissed$ = missed.asObservable()

/** In milliseconds: the delay before another attempt, if the code of the push connection could not be loaded. */
const againAfter = 5_000

/** Opens the push connection after login and keeps it open; a second call has no effect. */
export const startHub = (): void => {
  running ??= defer(() => import(/* webpackChunkName: "live" */ './hubLifecycle.ts'))
    .pipe(
      retry({ delay: againAfter }),
      concatMap(({ hubLifecycle }) => hubLifecycle({ state, events, missed })),
    )
    .subscribe()
}

export const stopHub = (): void => {
  running?.unsubscribe()
  running = null
  state.next('off')
}
