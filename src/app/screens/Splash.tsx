import type { ReactNode } from 'react'
import './screens.css'

/** Before it is known what to draw: the frame without words, so that nothing jumps when the rest arrives. */
export const Splash = ({ known, children }: { known: boolean; children?: ReactNode }) =>
  known ? (
    <div className="splash" aria-busy={!children}>
      <div className="splash-side" />
      <div>
        <div className="splash-top" />
        {children ?? <main id="main" tabIndex={-1} aria-label="Зареждане" />}
      </div>
    </div>
  ) : (
    <div className="login" aria-busy="true">
      <div className="login-side" />
    </div>
  )
