import { type ReactNode, useLayoutEffect } from 'react'
import { LockedLayout } from '../../features/login/public.ts'
import { focusMainMeanwhile } from '../../widgets/focus/keepFocus.ts'
import { ListBones } from './ScreenSkeleton.tsx'

/** Has the focus while nothing else could, and says that something is coming. */
const Coming = () => {
  useLayoutEffect(focusMainMeanwhile, [])
  return (
    <main id="main" tabIndex={-1} aria-label="Зареждане">
      <p className="splash-title">Зареждане…</p>
      <div className="splash-bones" aria-hidden>
        <ListBones />
      </div>
    </main>
  )
}

/** Before it is known what to draw: the same frame that index.html shows before any script, so that nothing jumps. */
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
