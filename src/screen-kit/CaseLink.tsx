import { Link } from 'wouter'
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
