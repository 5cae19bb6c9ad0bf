import { Provider } from 'jotai'
import { useEffect } from 'react'
import type { AroundNavHandler } from 'wouter'
import { Router } from 'wouter'
import { basePath } from '../basePath.ts'
import { plainPath } from '../modules/path.ts'
import { mayLeave, releaseGuards, wouldLose } from '../screen-kit/leaveGuard.ts'
import { refetchAtom } from '../state/queryClient.ts'
import type { Store } from '../state/store.ts'
import { keepFocus } from '../widgets/focus/keepFocus.ts'
import { ErrorBoundary } from '../widgets/page/ErrorBoundary.tsx'
import { RefetchContext } from '../widgets/page/Part.tsx'
import { AccessGate } from './gate/AccessGate.tsx'
import { ScreenFailed } from './screens/ScreenFailed.tsx'

const stays = (to: string): boolean => plainPath(new URL(to, location.href).pathname) === plainPath(location.pathname)

/** Asks before navigation that would lose typed text. If only the search part of the URL changes, nothing is lost. */
const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  if (wouldLose() === undefined || stays(to)) return navigate(to, options)
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
