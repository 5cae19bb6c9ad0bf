import { BehaviorSubject, concatMap, defer, retry, Subject, type Subscription } from 'rxjs'
import type { HubEvent, HubState } from './hubEvents.ts'

const state = new BehaviorSubject<HubState>('off')
const events = new Subject<HubEvent>()
const missed = new Subject<void>()
let running: Subscription | null = null

/** Where the one connection stands. */
export const hubState$ = state.asObservable()
/** Everything pushed, however many screens listen. */
export const hubEvents$ = events.asObservable()
/** Something may have been missed (a connection came back, the tab woke up): ask again over HTTP. */
export const mayHaveMissed$ = missed.asObservable()

/** In milliseconds: how soon what speaks with the hub is fetched again when it could not be. */
const againAfter = 5_000

/** Connects after login and stays connected; a second call does nothing. What speaks with the hub is fetched for it. */
export const startHub = (): void => {
  running ??= defer(() => import(/* webpackChunkName: "live" */ './hubLife.ts'))
    .pipe(
      retry({ delay: againAfter }),
      concatMap(({ hubLife }) => hubLife({ state, events, missed })),
    )
    .subscribe()
}

/** Disconnects on log-out. */
export const stopHub = (): void => {
  running?.unsubscribe()
  running = null
  state.next('off')
}
