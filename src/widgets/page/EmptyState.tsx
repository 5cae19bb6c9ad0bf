import type { ReactNode } from 'react'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconEmpty } from '../icons.ts'
import './page.css'

type Props = { title: string; icon?: Icon; action?: ReactNode; children?: ReactNode }

export const EmptyState = ({ title, icon = IconEmpty, action, children }: Props) => (
  <div className="empty">
    <span className="empty-icon">
      <Glyph icon={icon} />
    </span>
    <p className="empty-title">{title}</p>
    {children !== undefined && <div className="empty-text">{children}</div>}
    {action !== undefined && (
      <div className="flex flex-wrap align-items-center justify-content-center gap-2">{action}</div>
    )}
  </div>
)
