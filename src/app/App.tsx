import { Provider } from 'jotai'
import { Router } from 'wouter'
import type { Store } from '../state/store.ts'
import { AccessGate } from './gate/AccessGate.tsx'
import { guardedNavigation } from './gate/guardedNavigation.ts'
import { ErrorBoundary } from './screens/ErrorBoundary.tsx'
import { ScreenFailed } from './screens/ScreenFailed.tsx'

/** The application over one store. */
export const App = ({ store }: { store: Store }) => (
  <Provider store={store}>
    <ErrorBoundary fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
      <Router aroundNav={guardedNavigation}>
        <AccessGate />
      </Router>
    </ErrorBoundary>
  </Provider>
)
