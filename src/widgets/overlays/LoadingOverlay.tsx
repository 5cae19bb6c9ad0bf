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
