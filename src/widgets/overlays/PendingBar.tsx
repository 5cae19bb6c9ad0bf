import './dialog.css'

/**
 * The thin red line under the header while requests run (specification 1, section 4). Hidden from screen readers,
 * because each list, record or form announces its loading.
 */
export const PendingBar = ({ pending }: { pending: boolean }) => (
  <div role="status" aria-live="off" aria-label="Заявки към сървъра">
    {pending && (
      <div className="pending-bar">
        <span className="visually-hidden">Зареждане…</span>
      </div>
    )}
  </div>
)
