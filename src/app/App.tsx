import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AroundNavHandler } from 'wouter'
import { Router } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { basePath, pathWithin } from '../basePath.ts'
import { type AnonymousVisitor, enterAnonymously } from '../modules/anonymousVisitor.ts'
import { plainPath } from '../modules/path.ts'
import { mayLeave, releaseGuards, wouldLose } from '../screen-kit/leaveGuard.ts'
import { toastAtom } from '../state/notices.ts'
import { refetchAtom } from '../state/queryClient.ts'
import { sessionAtom } from '../state/session.ts'
import { openStartGate } from '../state/startGate.ts'
import type { Store } from '../state/store.ts'
import { keepFocus } from '../widgets/focus/keepFocus.ts'
import { waitForFramePaint } from '../widgets/look/waitForFramePaint.ts'
import { ErrorBoundary } from '../widgets/page/ErrorBoundary.tsx'
import { lazyPart, useLoaded } from '../widgets/page/lazyPart.tsx'
import { RefetchContext } from '../widgets/page/Part.tsx'
import { Redirect } from './gate/Redirect.tsx'
import { TabTitle } from './gate/TabTitle.tsx'
import { NoConnection } from './screens/NoConnection.tsx'
import { RoutePage, screenPart, showLater } from './screens/RoutePage.tsx'
import { ScreenFailed } from './screens/ScreenFailed.tsx'
import { Splash } from './screens/Splash.tsx'
import './screens/screens.css'

const Toasts = lazyPart<object>(() => import('./shell/Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

const LinkConfirmation = lazyPart(() => import(/* webpackChunkName: "link" */ './gate/LinkConfirmation.tsx'))

const OutsideToasts = () => (useAtomValue(toastAtom) === null ? null : <Toasts />)

const address = (): string => pathWithin(location.pathname) + location.search + location.hash

/** Returns the URL within the product, with search and hash; the component renders again when it changes. */
const useAddress = (): string => useLocationProperty(address)

const loadInside = () => import('./gate/Inside.tsx')
const inside = screenPart(loadInside)

/**
 * Loads the code for a user who is logged in or will log in soon. A failure is shown only when the code is rendered.
 */
export const expectInside = (): void => {
  inside
    .load()
    .then(async () => (await loadInside()).preloadAt(pathWithin(location.pathname) + location.search))
    .catch(showLater)
}

/** Runs the loader of the first page, and opens the start gate when the responses have arrived. */
export const loadFirstPage = (store: Store): void => {
  const isIn = store.get(sessionAtom).kind === 'loggedIn'
  const loaded = async () =>
    isIn && (await loadInside()).runLoaderAt(store, pathWithin(location.pathname), location.search)
  openStartGate(store, loaded(), waitForFramePaint)
}

/**
 * Decides which screen a user sees at each URL (specification 1, section 2). Without a session only the login pages are
 * rendered.
 */
const AccessGate = () => {
  const session = useAtomValue(sessionAtom)
  const address = useAddress()
  if (session.kind === 'restoring') return <Splash known>{session.isAway && <NoConnection />}</Splash>
  if (session.kind === 'linkConfirmation') return <LinkConfirmation linked={session.linked} here={session.here} />
  return (
    <ErrorBoundary key={session.kind} fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
      {session.kind === 'loggedIn' ? (
        <InsideWhenLoaded address={address} />
      ) : (
        <Outside address={address} visitor={session} />
      )}
    </ErrorBoundary>
  )
}

const InsideWhenLoaded = ({ address }: { address: string }) => {
  const Inside = useLoaded(inside)
  return Inside ? <Inside address={address} /> : <Splash known />
}

/** Starts to fetch the code needed after login at the first key press, so that the login page stays small. */
const fetchWhileTyping = () => {
  document.addEventListener('input', expectInside, { once: true })
  return () => document.removeEventListener('input', expectInside)
}

const Outside = ({ address, visitor }: { address: string; visitor: AnonymousVisitor }) => {
  const entry = enterAnonymously(address, visitor)
  useEffect(fetchWhileTyping, [])
  if (entry.kind === 'send') return <Redirect to={entry.to} known={false} />
  return (
    <>
      <TabTitle route={entry.route} />
      <RoutePage route={entry.route} fallback={<Splash known={false} />} />
      <OutsideToasts />
    </>
  )
}

const isSamePage = (to: string): boolean =>
  plainPath(new URL(to, location.href).pathname) === plainPath(location.pathname)

/** Asks before navigation that would lose typed text. If only the search part of the URL changes, nothing is lost. */
const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  if (wouldLose() === undefined || isSamePage(to)) return navigate(to, options)
  mayLeave().then((isConfirmed) => {
    if (!isConfirmed) return
    releaseGuards()
    navigate(to, options)
  })
}

export const App = ({ store }: { store: Store }) => {
  useEffect(keepFocus, [])
  return (
    <Provider store={store}>
      <RefetchContext value={() => store.set(refetchAtom)}>
        <ErrorBoundary fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
          <Router base={basePath} aroundNav={guardedNavigation}>
            <AccessGate />
          </Router>
        </ErrorBoundary>
      </RefetchContext>
    </Provider>
  )
}
