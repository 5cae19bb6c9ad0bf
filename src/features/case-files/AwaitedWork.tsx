import { Fragment } from 'react'
import { Link, useLocation } from 'wouter'
import { screenHref } from '../../basePath.ts'
import type { AwaitedInCase } from '../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { awaitedText, isNothingAwaited } from '../../rules/documents/caseFileStatus.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import './caseFiles.css'
import { moduleAt } from './moduleAt.ts'

const mostNamed = 4
const maxInRow = 1

type Item = AwaitedInCase['items'][number]

const nameOf = ({ kind, number, dateRegistered, title }: Item): string => {
  if (kind === 'task') return number ? `задача № ${number}` : `задача „${title}“`
  return formatNumber(number, dateRegistered) || `„${title}“ (без номер)`
}

/** Returns the shortest unambiguous name of an awaited document or task; the full name is in the tooltip. */
const shortNameOf = ({ kind, number }: Item): string => {
  if (number === null) return 'чернова'
  return kind === 'task' ? `задача № ${number}` : number
}

type LinksProps = {
  items: AwaitedInCase['items']
  module?: DocumentModule | undefined
  docGuid?: string
  aside?: boolean
  isRow?: boolean
  hidden?: number
}

export const AwaitedLinks = ({ items, module, docGuid, aside = false, isRow = false, hidden = 0 }: LinksProps) => {
  const [path] = useLocation()
  const at = documentModule(module ?? moduleAt(path))
  const most = isRow ? maxInRow : mostNamed
  const others = Math.max(0, items.length - most) + hidden
  const linkTo = (item: Item) => {
    const { kind, guid, documentGuid, number, title } = item
    const href = kind === 'task' ? at.taskOfDocument(documentGuid, guid) : at.document(guid)
    if (guid === docGuid) return 'този документ'
    return aside ? (
      <a
        className={number === null ? undefined : 'nowrap'}
        href={screenHref(href)}
        title={title}
        target="_blank"
        rel="noreferrer"
      >
        {nameOf(item)}
        <span className="visually-hidden"> (в нов раздел)</span>
      </a>
    ) : (
      <Link className={number === null && !isRow ? undefined : 'nowrap'} href={href} title={title}>
        {isRow ? shortNameOf(item) : nameOf(item)}
        {isRow && number === null && <span className="visually-hidden"> „{title}“</span>}
      </Link>
    )
  }
  return (
    <span className="case-awaited">
      {items.slice(0, most).map((item, i) => (
        <Fragment key={item.guid}>
          {i > 0 && ', '}
          {linkTo(item)}
        </Fragment>
      ))}
      {others > 0 && ` и още ${others}`}
    </span>
  )
}

type Props = Pick<LinksProps, 'module' | 'docGuid'> & { awaited: AwaitedInCase | null }

export const AwaitedWork = ({ awaited, ...place }: Props) => {
  if (awaited === null || isNothingAwaited(awaited)) return null
  const hidden = awaited.documents + awaited.tasks - awaited.items.length
  const [only] = awaited.items
  if (hidden === 0 && awaited.items.length === 1 && only?.guid === place.docGuid)
    return <p className="small mt-2">Преписката се приключва с този документ.</p>
  return (
    <p className="small mt-2">
      За да се приключи, чака {awaitedText(awaited)}
      {awaited.items.length > 0 && ': '}
      <AwaitedLinks items={awaited.items} {...place} />.{hidden > 0 && ' Част от тях нямате право да виждате.'}
    </p>
  )
}

/**
 * Renders links such as „чака 04-12 и още 2“ in a row of the list. The first document of the case file is omitted,
 * because the row itself is about it.
 */
export const AwaitedInRow = ({ awaited, rootGuid }: { awaited: AwaitedInCase; rootGuid: string }) => {
  const others = awaited.items.filter(({ guid }) => guid !== rootGuid)
  const hidden = awaited.documents + awaited.tasks - awaited.items.length
  if (others.length === 0) return hidden > 0 ? `чака ${awaitedText(awaited)}` : null
  return (
    <>
      чака <AwaitedLinks items={others} isRow hidden={hidden} />
    </>
  )
}
