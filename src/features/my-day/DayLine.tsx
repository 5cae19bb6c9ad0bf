import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../../widgets/classes.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'

type Props = {
  /** Undefined if there is no page that the user may open. */
  href: string | undefined
  title: string
  about?: string | undefined
  term?: { text: string; tone: 'late' | 'soon' | undefined } | undefined
  isNew?: boolean
  /** The checkbox of a line that can be chosen. */
  choice?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

export const DayLine = ({ href, title, about, term, isNew = false, choice, actions, children }: Props) => (
  <li className={classes('day-line', isNew && 'unseen')}>
    {choice && <div className="no-print">{choice}</div>}
    <div className="day-text">
      {isNew && <span className="visually-hidden">Ново: </span>}
      {href === undefined ? (
        <span className="day-title">
          <Numbered text={title} />
        </span>
      ) : (
        <Link href={href} className="day-title" aria-label={about ? `${title} – ${about}` : undefined}>
          <Numbered text={title} />
        </Link>
      )}
      {about && (
        <small>
          <Numbered text={about} />
        </small>
      )}
      {children}
    </div>
    {term && <span className={classes('day-term', term.tone)}>{term.text}</span>}
    {actions && <div className="day-actions no-print">{actions}</div>}
  </li>
)
