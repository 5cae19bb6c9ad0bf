import './dialog.css'

/** The thin red line under the header while requests run (document 1, section 4). */
export const PendingBar = ({ pending }: { pending: boolean }) => (
  <div role="status" aria-label="Заявки към сървъра">
    {pending && (
      <div className="pending-bar">
        <span className="visually-hidden">Зареждане…</span>
      </div>
    )}
  </div>
)
