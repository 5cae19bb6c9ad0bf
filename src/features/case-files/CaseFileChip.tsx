import { Link } from 'wouter'
import { screenHref } from '../../basePath.ts'
import { caseFileRoot } from '../../routes/to.ts'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconCaseFile } from '../../widgets/icons.ts'
import './caseFiles.css'

type Props = {
  number: string
  /** Undefined while it is not known: the chip leads nowhere yet. */
  rootDocumentGuid: string | undefined
  /** One is in its first document now: the chip leads nowhere. */
  current?: boolean
  /** Opens aside, so that a form under it stays. */
  aside?: boolean
}

/** A case file: its number leads to its first document, at its administrative-services address (document 2, section 2). */
export const CaseFileChip = ({ number, rootDocumentGuid, current, aside }: Props) => {
  const inside = (
    <>
      <Glyph icon={IconCaseFile} />
      <span className="case-chip-number">{number || 'Без номер'}</span>
    </>
  )
  if (current || rootDocumentGuid === undefined)
    return <span className={current ? 'case-file-chip current' : 'case-file-chip'}>{inside}</span>
  const href = caseFileRoot(rootDocumentGuid)
  const title = 'Отваря първия документ на преписката'
  return aside ? (
    <a className="case-file-chip" href={screenHref(href)} title={title} target="_blank" rel="noreferrer">
      {inside}
      <span className="visually-hidden"> (в нов раздел)</span>
    </a>
  ) : (
    <Link className="case-file-chip" href={href} title={title}>
      {inside}
    </Link>
  )
}
