import { Provider } from 'jotai'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { askAnewAtom } from '../state/queryClient.ts'
import type { Store } from '../state/store.ts'
import { keepFocus } from '../widgets/focus/keepFocus.ts'
import { ErrorBoundary } from '../widgets/page/ErrorBoundary.tsx'
import { AskAnewContext } from '../widgets/page/Part.tsx'
import { AccessGate } from './gate/AccessGate.tsx'
import { guardedNavigation } from './gate/guardedNavigation.ts'
import { ScreenFailed } from './screens/ScreenFailed.tsx'

/** The application over one store. */
export const App = ({ store }: { store: Store }) => {
  useEffect(keepFocus, [])
  return (
    <Provider store={store}>
      <AskAnewContext value={() => store.set(askAnewAtom)}>
        <ErrorBoundary fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
          <Router aroundNav={guardedNavigation}>
            <AccessGate />
          </Router>
        </ErrorBoundary>
      </AskAnewContext>
    </Provider>
  )
}
