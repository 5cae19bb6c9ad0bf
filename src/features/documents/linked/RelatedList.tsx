import { useState } from 'react'
import { Link } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import type { RelatedDocument } from './relations.ts'

type Props = {
  title: string
  module: DocumentModule
  /**
   * The URL of the current document, to which the page of a related document links back (specification 1, section 2).
   */
  from: string
  documents: readonly RelatedDocument[]
}

const part = 10

export const RelatedList = ({ title, module, from, documents }: Props) => {
  const [shown, setShown] = useState(part)
  if (documents.length === 0) return null
  const left = documents.length - shown
  return (
    <div className="related">
      <h3 className="small muted">{title}</h3>
      <ul className="p-0 list-none" aria-label={title}>
        {documents.slice(0, shown).map(({ guid, title: about, number, dateRegistered, ...one }) => (
          <li key={guid} className="related-row">
            <DirectionIcon direction={one.directionId} />
            <span>
              <Link
                href={documentModule(module).relatedDocument(from, guid)}
                className={one.isUnread ? 'nowrap unread' : 'nowrap'}
              >
                {one.isUnread && <span className="visually-hidden">Непрочетен: </span>}
                {formatNumber(number, dateRegistered) || 'Без номер'}
              </Link>{' '}
              <span>{about}</span>
            </span>
            <span className="muted small">{one.statusName}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button kind="text" small onClick={() => setShown(shown + part)}>
          Още {pluralise(Math.min(left, part), 'document')}
        </Button>
      )}
    </div>
  )
}
