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
import { isProlongingAtom, lookAtEndAtom } from './sessionEnding.ts'
import { events, isWorking } from './sessionState.ts'
import { isFirstShownAtom } from './startGate.ts'
import type { Store } from './store.ts'

const LATEST_MS = 2000

/** Runs when the page has nothing better to do, or after two seconds; returns how to call it off. */
const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** In milliseconds: how soon what acts on changes is fetched again when it could not be. */
const AGAIN_MS = 5_000

/**
 * The hub lives as long as a session. It connects after the screen is drawn and what acts on pushes is there; what was
 * missed till then is asked for.
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

/** How often it is looked whether the tokens have run out or soon will, in milliseconds. */
const tokenLook = 10_000
const looks$ = merge(interval(tokenLook), mayHaveMissed$)

/** The tokens' own time is over, although nothing was asked of a backend since. */
const tokensRanOut = (store: Store) => looks$.pipe(filter(() => isWorking(store.get(sessionAtom)) && !hasTokens()))

/** Somebody else logged in on this page than whoever worked here before. */
const someoneElse = () =>
  events.pipe(
    filter((event) => event.kind === 'loggedIn'),
    map(({ userName }) => userName),
    distinctUntilChanged(),
    skip(1),
  )

/** Drafts follow who logs in and out; their code is fetched with the first login, not with the login page. */
const followDrafts = () =>
  events.pipe(
    concatMap((event) =>
      // Where it cannot be fetched nothing is stored: the forms that store drafts need the same code.
      import('./drafts.ts').then(({ followSession }) => followSession(event)).catch(() => undefined),
    ),
  )

/**
 * Connects a store with everything that happens outside it: session, other tabs, hub, pushes, dress. Called once,
 * before `startSessionAtom`; returns how to stop. `hasWork`: whether something typed is not saved, so that a session
 * which ends does not take it.
 */
export const wireState = (store: Store, hasWork: () => boolean = () => false): (() => void) => {
  provideQueryClient(store)
  const stops = [followNotices(store), followOtherTabs(store), followAccessibility(store), followHub(store)]
  const subscriptions = new Subscription()
  const losesWork = () => hasWork() || store.get(isProlongingAtom)
  const fromTabs$ = messagesFromTabs().pipe(share())
  subscriptions.add(merge(sessionEnded$, tokensRanOut(store)).subscribe(() => store.set(expireAtom, losesWork())))
  subscriptions.add(fromTabs$.subscribe((message) => store.set(followTabAtom, message, losesWork())))
  subscriptions.add(merge(looks$, events, fromTabs$).subscribe(() => store.set(lookAtEndAtom)))
  subscriptions.add(followDrafts().subscribe())
  // What went wrong for one person may name that person's documents: the next one does not read it.
  subscriptions.add(someoneElse().subscribe(() => store.set(seeErrorsAtom, 'all')))
  return () => {
    subscriptions.unsubscribe()
    for (const stop of stops) stop()
  }
}
