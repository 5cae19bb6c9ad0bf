import { filter, fromEvent, interval, map, merge, type Observable, of, Subscription, withLatestFrom } from 'rxjs'
import { appConfig } from '../transport/config.ts'
import { hubEvents$, hubState$, mayHaveMissed$ } from '../transport/hub.ts'
import { staleInOtherTabs } from './crossTabInvalidation.ts'
import { type ForeignChange, invalidateForeign, pageThrottling, pushedChanges } from './followPushes.ts'
import { countCalls } from './pushInvalidation.ts'
import { renewUserAtom, sessionAtom, unlockedElsewhere$, userAtom } from './session.ts'
import { isWorking } from './sessionState.ts'
import type { Store } from './store.ts'
import { throttleForMany } from './throttleChanges.ts'

/**
 * Emits if the account of the current user was or may have been changed. A push without a user may concern any user.
 */
const accountMayHaveChanged = (store: Store) => {
  const isMine = (about: unknown): boolean => {
    const mine = store.get(userAtom)?.person.id
    return typeof about !== 'object' || about === null || !('personId' in about) || about.personId === mine
  }
  const pushed$ = hubEvents$.pipe(filter(({ name, args: [about] }) => name === 'UserChanged' && isMine(about)))
  return merge(pushed$, mayHaveMissed$).pipe(
    throttleForMany(pageThrottling()),
    filter(() => isWorking(store.get(sessionAtom))),
  )
}

const MINUTE = 60_000

/** True if the user left the page of the initial URL before this code was loaded. */
const hasLeftFirstScreen = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}

/**
 * Emits when counts must be refetched because no push connection reports their changes: on a page change, on return to
 * the browser tab, and every minute while the page is visible. `pushState` is the event that the router dispatches.
 */
export const countsDue = (isIn: () => boolean): Observable<unknown> =>
  merge(
    of(null).pipe(filter(hasLeftFirstScreen)),
    interval(MINUTE),
    fromEvent(window, 'pushState'),
    fromEvent(window, 'popstate'),
    fromEvent(document, 'visibilitychange'),
  ).pipe(
    withLatestFrom(hubState$),
    filter(([, hub]) => (appConfig().hub === '' || hub === 'away') && document.visibilityState !== 'hidden' && isIn()),
  )

const changesElsewhere = (store: Store): Observable<ForeignChange> => {
  const unnamed = (calls: ForeignChange['calls']): ForeignChange => ({ calls, isNamed: false })
  return merge(
    pushedChanges(store),
    staleInOtherTabs().pipe(map(unnamed)),
    merge(mayHaveMissed$, unlockedElsewhere$).pipe(map(() => unnamed('allButLookups'))),
    countsDue(() => isWorking(store.get(sessionAtom))).pipe(map(() => unnamed(countCalls))),
  )
}

/**
 * Refetches stale data after changes by other users or tabs and after a lost push connection. Returns the function that
 * stops this.
 */
export const followChanges = (store: Store): (() => void) => {
  const subscriptions = new Subscription(invalidateForeign(store, changesElsewhere(store)))
  subscriptions.add(accountMayHaveChanged(store).subscribe(() => void store.set(renewUserAtom)))
  return () => subscriptions.unsubscribe()
}
