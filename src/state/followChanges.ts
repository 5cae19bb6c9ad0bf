import { filter, fromEvent, interval, merge, type Observable, of, Subscription, withLatestFrom } from 'rxjs'
import { appConfig } from '../transport/config.ts'
import { hubEvents$, hubState$, mayHaveMissed$ } from '../transport/hub.ts'
import { forgetAllButLookups, forgetPushed } from '../transport/query.ts'
import { followPushes } from './followPushes.ts'
import { oldInOtherTabs } from './otherTabs.ts'
import { countCalls } from './pushed.ts'
import { clientAtom } from './queryClient.ts'
import { renewUserAtom, sessionAtom, userAtom } from './session.ts'
import { isWorking } from './sessionState.ts'
import type { Store } from './store.ts'

/** The account of who works here was changed by somebody, or that was missed; a push that names nobody may mean anybody. */
const accountMayHaveChanged = (store: Store) => {
  const isMine = (about: unknown): boolean => {
    const mine = store.get(userAtom)?.person.id
    return typeof about !== 'object' || about === null || !('personId' in about) || about.personId === mine
  }
  const pushed$ = hubEvents$.pipe(filter(({ name, args: [about] }) => name === 'UserChanged' && isMine(about)))
  return merge(pushed$, mayHaveMissed$).pipe(filter(() => isWorking(store.get(sessionAtom))))
}

const MINUTE = 60_000

/** Somebody may have gone to another screen before this code was there. */
const hasLeftFirstScreen = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}

/**
 * Without a hub, and while it is away, nothing tells that the counts have changed: they are asked for when somebody goes to
 * another screen, comes back to the page, and every minute while it is seen. `pushState` is what the router dispatches.
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

/**
 * Invalidates queries after what others change: pushes, other tabs, a connection that was lost. Fetched once somebody is
 * logged in. Returns how to stop.
 */
export const followChanges = (store: Store): (() => void) => {
  const subscriptions = new Subscription(followPushes(store))
  const isIn = () => isWorking(store.get(sessionAtom))
  subscriptions.add(oldInOtherTabs().subscribe((calls) => forgetPushed(store.get(clientAtom), ...calls)))
  subscriptions.add(mayHaveMissed$.subscribe(() => forgetAllButLookups(store.get(clientAtom))))
  subscriptions.add(accountMayHaveChanged(store).subscribe(() => void store.set(renewUserAtom)))
  subscriptions.add(countsDue(isIn).subscribe(() => forgetPushed(store.get(clientAtom), ...countCalls)))
  return () => subscriptions.unsubscribe()
}
