import { type ReactNode, useLayoutEffect } from 'react'
import { LockedLayout } from '../../features/login/public.ts'
import { focusMain } from '../../widgets/focus/keepFocus.ts'
import { ListSkeleton } from './ScreenSkeleton.tsx'

const Coming = () => {
  useLayoutEffect(focusMain, [])
  return (
    <main id="main" tabIndex={-1} aria-label="Зареждане">
      <p className="splash-title">Зареждане…</p>
      <div className="splash-bones" aria-hidden>
        <ListSkeleton />
      </div>
    </main>
  )
}

/**
 * Renders the page until its code is loaded. It looks like the frame that index.html shows before any script runs, so
 * the layout does not shift.
 */
export const Splash = ({ known, children }: { known: boolean; children?: ReactNode }) =>
  known ? (
    <div className="splash" aria-busy={!children}>
      <div className="splash-side" />
      <div>
        <div className="splash-top" />
        {children ?? <Coming />}
      </div>
    </div>
  ) : (
    <LockedLayout>{null}</LockedLayout>
  )
