import {
  concatMap,
  defer,
  distinctUntilChanged,
  filter,
  interval,
  map,
  merge,
  retry,
  Subscription,
  share,
  skip,
} from 'rxjs'
import { mayHaveMissed$, startHub, stopHub } from '../transport/hub.ts'
import { sessionEnded$ } from '../transport/sessionEnded.ts'
import { hasTokens } from '../transport/tokens.ts'
import { followAccessibility } from './accessibility.ts'
import { followOtherTabs } from './applicationState.ts'
import { followNotices, seeErrorsAtom } from './notices.ts'
import { provideQueryClient } from './queryClient.ts'
import { expireAtom, followTabAtom, sessionAtom } from './session.ts'
import { messagesFromTabs } from './sessionChannel.ts'
import { checkSessionEndAtom, isProlongingAtom } from './sessionEnding.ts'
import { events, isWorking } from './sessionState.ts'
import { isFirstShownAtom } from './startGate.ts'
import type { Store } from './store.ts'

const LATEST_MS = 2000

/** Runs a function when the browser is idle, at the latest after two seconds; returns the function that cancels it. */
const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** In milliseconds: the delay of the next attempt after the code failed to load. */
const AGAIN_MS = 5_000

/**
 * Opens the push connection after the page is rendered and the code is loaded; data that changed before is refetched.
 * Returns the cleanup function.
 */
const followHub = (store: Store): (() => void) => {
  let callOff = (): void => undefined
  let stopFollowing: (() => void) | undefined
  const isIn = () => isWorking(store.get(sessionAtom))
  const loading = new Subscription()
  const connect = () =>
    loading.add(
      defer(() => import(/* webpackChunkName: "live" */ './followChanges.ts'))
        .pipe(retry({ delay: AGAIN_MS }))
        .subscribe(({ followChanges }) => {
          if (!isIn()) return
          stopFollowing ??= followChanges(store)
          startHub()
        }),
    )
  const follow = () => {
    callOff()
    if (!isIn()) stopHub()
    else if (store.get(isFirstShownAtom)) callOff = whenIdle(connect)
  }
  follow()
  const unsubscribe = [store.sub(sessionAtom, follow), store.sub(isFirstShownAtom, follow)]
  return () => {
    for (const end of unsubscribe) end()
    callOff()
    loading.unsubscribe()
    stopFollowing?.()
    stopHub()
  }
}

/** The interval in milliseconds at which the tokens and the end of the session are checked. */
const tokenLook = 10_000
const looks$ = merge(interval(tokenLook), mayHaveMissed$)

/** Emits if the tokens have expired or were deleted. Without this check only the next request would notice it. */
const tokensRanOut = (store: Store) => looks$.pipe(filter(() => isWorking(store.get(sessionAtom)) && !hasTokens()))

const someoneElse = () =>
  events.pipe(
    filter((event) => event.kind === 'loggedIn'),
    map(({ userName }) => userName),
    distinctUntilChanged(),
    skip(1),
  )

const followDrafts = () =>
  events.pipe(
    concatMap((event) =>
      // If the code cannot be loaded, nothing is stored, because forms with drafts need the same code.
      import('./drafts.ts').then(({ followSession }) => followSession(event)).catch(() => undefined),
    ),
  )

/**
 * Connects a store with the session, other tabs, pushes and appearance. Call it once, before `startSessionAtom`.
 * Returns the function that disconnects it. `hasWork`: true if there is unsaved input, which must survive the end of
 * the session.
 */
export const wireState = (store: Store, hasWork: () => boolean = () => false): (() => void) => {
  provideQueryClient(store)
  const stops = [followNotices(store), followOtherTabs(store), followAccessibility(store), followHub(store)]
  const subscriptions = new Subscription()
  const losesWork = () => hasWork() || store.get(isProlongingAtom)
  const fromTabs$ = messagesFromTabs().pipe(share())
  subscriptions.add(merge(sessionEnded$, tokensRanOut(store)).subscribe(() => store.set(expireAtom, losesWork())))
  subscriptions.add(fromTabs$.subscribe((message) => store.set(followTabAtom, message, losesWork())))
  subscriptions.add(merge(looks$, events, fromTabs$).subscribe(() => store.set(checkSessionEndAtom)))
  subscriptions.add(followDrafts().subscribe())
  // The list of errors may name documents of the previous user.
  subscriptions.add(someoneElse().subscribe(() => store.set(seeErrorsAtom, 'all')))
  return () => {
    subscriptions.unsubscribe()
    for (const stop of stops) stop()
  }
}
