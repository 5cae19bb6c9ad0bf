import type { ReactNode } from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconBusy } from '../icons.ts'
import './dialog.css'

type Props = { show: boolean; label?: string; children?: ReactNode }

/** Covers its children while their work runs; they cannot be used meanwhile, and nothing moves. */
export const LoadingOverlay = ({ show, label = 'Зареждане…', children }: Props) => (
  <div className="loading-place" aria-busy={show}>
    <div inert={show}>{children}</div>
    {show && (
      <div className="loading-cover" role="status">
        <span>
          <Glyph icon={IconBusy} className="spin" />
          {label}
        </span>
      </div>
    )}
  </div>
)

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
