import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { enter, type Visitor } from '../../modules/gate.ts'
import { sessionAtom } from '../../state/session.ts'
import { moduleInUseAtom, permittedAtom } from '../access.ts'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { ScreenFailed } from '../screens/ScreenFailed.tsx'
import { ScreenOutlet } from '../screens/ScreenOutlet.tsx'
import { Splash } from '../screens/Splash.tsx'
import { reportUnknown } from './reportUnknown.ts'
import { TabTitle } from './TabTitle.tsx'
import { useAddress } from './useAddress.ts'

/** The frame of everything behind the login; its code is fetched while the person types the password. */
export const loadShell = () => import('../shell/Shell.tsx')
const Shell = lazy(loadShell)
const Nowhere = lazy(() => import('../screens/Nowhere.tsx'))

const useVisitor = (): Visitor | undefined => {
  const session = useAtomValue(sessionAtom)
  const permitted = useAtomValue(permittedAtom)
  const inUse = useAtomValue(moduleInUseAtom)
  return useMemo(() => {
    if (session.kind === 'restoring') return undefined
    if (session.kind === 'loggedIn') return { known: true, permitted, inUse }
    return { known: false, notify: session.notify, stay: session.stay }
  }, [session, permitted, inUse])
}

/** Decides at every address what is drawn, and sends on what may not be (document 1, section 2). */
export const AccessGate = () => {
  const address = useAddress()
  const visitor = useVisitor()
  const [, navigate] = useLocation()
  const entry = useMemo(() => visitor && enter(address, visitor), [address, visitor])
  const next = entry && 'to' in entry ? entry.to : undefined

  useLayoutEffect(() => {
    if (next !== undefined) navigate(next, { replace: true })
  }, [next, navigate])
  useEffect(() => {
    if (entry?.kind === 'unknown') reportUnknown(entry.path, entry.forbidden)
  }, [entry])

  if (visitor === undefined || entry === undefined || 'to' in entry) return <Splash known={visitor?.known !== false} />
  const drawn = () => {
    if (entry.kind === 'nowhere') return <Nowhere />
    if (visitor.known) return <Shell route={entry.route} address={address} permitted={visitor.permitted} />
    return <ScreenOutlet route={entry.route} address={address} home={undefined} />
  }
  return (
    <ErrorBoundary fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
      <TabTitle route={entry.kind === 'show' ? entry.route : undefined} />
      <Suspense fallback={<Splash known={visitor.known} />}>{drawn()}</Suspense>
    </ErrorBoundary>
  )
}
