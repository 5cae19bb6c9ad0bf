import './screens.css'

/** Before it is known what to draw: the frame without words, so that nothing jumps when the rest arrives. */
export const Splash = ({ known }: { known: boolean }) =>
  known ? (
    <div className="splash" aria-busy="true">
      <div className="splash-side" />
      <div className="splash-top" />
    </div>
  ) : (
    <div className="login" aria-busy="true">
      <div className="login-side" />
    </div>
  )
