import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { pathWithin } from '../../basePath.ts'
import { type AnonymousVisitor, enterAnonymously } from '../../modules/anonymousVisitor.ts'
import { toastAtom } from '../../state/notices.ts'
import { sessionAtom } from '../../state/session.ts'
import { openStartGate } from '../../state/startGate.ts'
import type { Store } from '../../state/store.ts'
import { framePainted } from '../../widgets/look/framePainted.ts'
import { ErrorBoundary } from '../../widgets/page/ErrorBoundary.tsx'
import { lazyPart, useLoaded } from '../../widgets/page/lazyPart.tsx'
import { screenPart, showLater } from '../screens/lazyScreen.ts'
import { NoConnection } from '../screens/NoConnection.tsx'
import { PageOutlet } from '../screens/PageOutlet.tsx'
import { ScreenFailed } from '../screens/ScreenFailed.tsx'
import { Splash } from '../screens/Splash.tsx'
import { Send } from './Redirect.tsx'
import { TabTitle } from './TabTitle.tsx'
import '../screens/screens.css'

const Toasts = lazyPart<object>(() => import('../shell/Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

const LinkQuestion = lazyPart(() => import(/* webpackChunkName: "link" */ './LinkQuestion.tsx'))

const OutsideToasts = () => (useAtomValue(toastAtom) === null ? null : <Toasts />)

const address = (): string => pathWithin(location.pathname) + location.search + location.hash

/** The URL within the product, with search and hash. */
const useAddress = (): string => useLocationProperty(address)

const loadInside = () => import('./Inside.tsx')
const inside = screenPart(loadInside)

/** Prefetches the code that is needed after login. A failure is shown only when the code is rendered. */
export const expectInside = (): void => {
  inside
    .load()
    .then(async () => (await loadInside()).preloadAt(pathWithin(location.pathname) + location.search))
    .catch(showLater)
}

export const prefetch = (store: Store): void => {
  const isIn = store.get(sessionAtom).kind === 'loggedIn'
  const asked = async () =>
    isIn && (await loadInside()).prefetchAt(store, pathWithin(location.pathname), location.search)
  openStartGate(store, asked(), framePainted)
}

/**
 * Decides which screen a user sees at each URL (specification 1, section 2). Without a session only the login pages are
 * rendered.
 */
export const AccessGate = () => {
  const session = useAtomValue(sessionAtom)
  const address = useAddress()
  if (session.kind === 'restoring') return <Splash known>{session.isAway && <NoConnection />}</Splash>
  if (session.kind === 'linkQuestion') return <LinkQuestion linked={session.linked} here={session.here} />
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
  if (entry.kind === 'send') return <Send to={entry.to} known={false} />
  return (
    <>
      <TabTitle route={entry.route} />
      <PageOutlet route={entry.route} fallback={<Splash known={false} />} />
      <OutsideToasts />
    </>
  )
}
