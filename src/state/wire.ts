import {
  concatMap,
  distinctUntilChanged,
  filter,
  fromEvent,
  interval,
  map,
  merge,
  type Observable,
  Subscription,
  share,
  skip,
} from 'rxjs'
import { gathered } from '../streams/gathered.ts'
import { appConfig } from '../transport/config.ts'
import { hubEvents$, mayHaveMissed$, startHub, stopHub } from '../transport/hub.ts'
import { forgetAllButLookups, forgetPushed } from '../transport/query.ts'
import { sessionEnded$ } from '../transport/sessionEnded.ts'
import { hasTokens } from '../transport/tokens.ts'
import { followAccessibility } from './accessibility.ts'
import { followOtherTabs } from './applicationState.ts'
import { firstShownAtom } from './firstShown.ts'
import { followNotices, seeErrorsAtom } from './notices.ts'
import { oldInOtherTabs } from './otherTabs.ts'
import { clientAtom, provideQueryClient } from './queryClient.ts'
import { expireAtom, followTabAtom, renewUserAtom, sessionAtom, userAtom } from './session.ts'
import { messagesFromTabs } from './sessionChannel.ts'
import { isProlongingAtom, lookAtEndAtom } from './sessionEnding.ts'
import { events, type Session } from './sessionState.ts'
import type { Store } from './store.ts'

const isWorking = (now: Session): boolean => now.kind === 'loggedIn' && !now.locked

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

/** The hub lives as long as a session. It connects after the screen is drawn, and what was missed till then is asked for. */
const followHub = (store: Store): (() => void) => {
  let callOff = (): void => undefined
  const isIn = () => isWorking(store.get(sessionAtom))
  const follow = () => {
    callOff()
    if (!isIn()) stopHub()
    else if (store.get(firstShownAtom)) callOff = whenIdle(startHub)
  }
  follow()
  const unsubscribe = [store.sub(sessionAtom, follow), store.sub(firstShownAtom, follow)]
  return () => {
    for (const end of unsubscribe) end()
    callOff()
    stopHub()
  }
}

/** The data behind pushes is fetched once in so many milliseconds, however many come. */
const PUSH_PAUSE_MS = 1000

/** How often it is looked whether the tokens have run out or soon will, in milliseconds. */
const tokenLook = 10_000
const looks$ = merge(interval(tokenLook), mayHaveMissed$)

/** The tokens' own time is over, although nothing was asked of a backend since. */
const tokensRanOut = (store: Store) => looks$.pipe(filter(() => isWorking(store.get(sessionAtom)) && !hasTokens()))

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

/**
 * Where no hub is configured nothing tells that the counts have changed: they are asked for when somebody goes to another
 * screen, and every minute. `pushState` is what the router dispatches.
 */
const countsDue = (isWorking: () => boolean): Observable<unknown> =>
  merge(interval(MINUTE), fromEvent(window, 'pushState'), fromEvent(window, 'popstate')).pipe(
    filter(() => appConfig().hub === '' && isWorking()),
  )

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
  subscriptions.add(oldInOtherTabs().subscribe((calls) => forgetPushed(store.get(clientAtom), ...calls)))
  subscriptions.add(merge(looks$, events, fromTabs$).subscribe(() => store.set(lookAtEndAtom)))
  subscriptions.add(followDrafts().subscribe())
  // What went wrong for one person may name that person's documents: the next one does not read it.
  subscriptions.add(someoneElse().subscribe(() => store.set(seeErrorsAtom, 'all')))
  subscriptions.add(mayHaveMissed$.subscribe(() => forgetAllButLookups(store.get(clientAtom))))
  subscriptions.add(accountMayHaveChanged(store).subscribe(() => void store.set(renewUserAtom)))
  // The table names many calls; the login page does not wait for it, nor does it load what declares them.
  subscriptions.add(
    hubEvents$
      .pipe(
        map(({ name }) => name),
        gathered(PUSH_PAUSE_MS),
      )
      .subscribe(async (names) => {
        const { pushed } = await import('./pushed.ts')
        const calls = new Set([...names].flatMap((name) => pushed[name]))
        await forgetPushed(store.get(clientAtom), ...calls)
      }),
  )
  const isIn = () => isWorking(store.get(sessionAtom))
  subscriptions.add(
    countsDue(isIn).subscribe(async () => {
      const { countCalls } = await import('./pushed.ts')
      await forgetPushed(store.get(clientAtom), ...countCalls)
    }),
  )
  return () => {
    subscriptions.unsubscribe()
    for (const stop of stops) stop()
  }
}
