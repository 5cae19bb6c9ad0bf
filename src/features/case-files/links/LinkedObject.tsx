import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { linkKindText } from '../../../rules/documents/caseFileLinks.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { linkIcons } from './linkIcons.ts'

type Props = {
  kind: LinkKind
  number: string
  title: string
  note: string
  href?: string | undefined
  trouble?: ReactNode
  action: ReactNode
}

export const LinkedObject = ({ kind, number, title, note, href, trouble, action }: Props) => {
  const name = `${linkKindText[kind].label} ${number}`.trim()
  return (
    <li className="case-link">
      <span className="case-link-icon">
        <Glyph icon={linkIcons[kind]} />
      </span>
      <span className="case-link-text flex flex-column min-w-0">
        {href === undefined ? <b>{name}</b> : <Link href={href}>{name}</Link>}
        <span className="case-node-title" title={title}>
          {title}
        </span>
        <small className="muted">{note}</small>
        {trouble}
      </span>
      {action}
    </li>
  )
}
