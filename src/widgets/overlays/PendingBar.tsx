import './dialog.css'

/**
 * The thin red line under the header while requests run (document 1, section 4). Hidden from screen readers, because
 * the list, record or form announces its own loading.
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
