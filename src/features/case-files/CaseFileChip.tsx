import { Link } from 'wouter'
import { screenHref } from '../../basePath.ts'
import { caseFileRoot } from '../../routes/to.ts'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconCaseFile } from '../../widgets/icons.ts'
import './caseFiles.css'

type Props = {
  number: string
  /** The GUID of the first document; undefined until it is loaded, and the number is then not a link. */
  rootDocumentGuid: string | undefined
  current?: boolean
  aside?: boolean
}

/**
 * Renders the number of a case file as a link to its first document in the administrative-services module
 * (specification 2, section 2).
 */
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
