import type { ReactNode } from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconInfo, IconProblem, IconSuccess, IconWarning } from '../icons.ts'
import { Numbered } from '../tags/Numbered.tsx'
import './page.css'

const icons = {
  info: IconInfo,
  warning: IconWarning,
  error: IconProblem,
  success: IconSuccess,
  training: IconInfo,
}
type Props = { kind: keyof typeof icons; title?: string; action?: ReactNode; children?: ReactNode }

export const Banner = ({ kind, title, action, children }: Props) => (
  <div className={`banner ${kind}`} role={kind === 'error' ? 'alert' : undefined}>
    <Glyph icon={icons[kind]} />
    <div className="banner-text">
      {title !== undefined && (
        <b>
          <Numbered text={title} />
        </b>
      )}
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className="flex flex-wrap align-items-center gap-2 mt-2">{action}</div>}
    </div>
  </div>
)
