import { Link, useLocation } from 'wouter'
import { to } from '../routes/to.ts'
import { Glyph } from '../widgets/Glyph.tsx'
import { IconCaseFile } from '../widgets/icons.ts'

type Props = {
  href: string
  /** The number or subject of the row's document. */
  of: string
}

/** The icon in a row that opens the page of its case file. By keyboard the page opens from the menu of the row. */
export const CaseLink = ({ href, of }: Props) => (
  <Link className="muted no-print" href={href} title="Преписка" tabIndex={-1}>
    <Glyph icon={IconCaseFile} />
    <span className="visually-hidden">Към преписката на {of}</span>
  </Link>
)

/** The same icon for a case file of the module that is open. */
export const OwnCaseLink = ({ guid, of }: { guid: string; of: string }) => {
  const [path] = useLocation()
  const module = path.startsWith(to.documentsFlow.root()) ? to.documentsFlow : to.administrativeServices
  return <CaseLink href={module.caseFile(guid)} of={of} />
}
