import { type ReactNode, useLayoutEffect } from 'react'
import { focusMainMeanwhile } from '../../widgets/focus/keepFocus.ts'
import './screens.css'

/** Has the focus while nothing else could, and says that something is coming. */
const Coming = () => {
  useLayoutEffect(focusMainMeanwhile, [])
  return <main id="main" tabIndex={-1} aria-label="Зареждане" />
}

/** Before it is known what to draw: the frame without words, so that nothing jumps when the rest arrives. */
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
    <div className="login" aria-busy="true">
      <div className="login-side" />
    </div>
  )
