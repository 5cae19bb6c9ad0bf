import { Link } from 'wouter'
import { counted, formatCount } from '../../../rules/count.ts'
import { maskIdentifier } from '../../../rules/identifiers.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconLegalEntity, IconPerson } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { CorrespondentRow } from '../similar.ts'

type Props = { row: CorrespondentRow }

const none = <span className="muted">–</span>
export const textOrNone = (text: string) => text || none
export const oneLineOrNone = (text: string) => (text ? <span className="nowrap">{text}</span> : none)

export const kindName = (isLegalEntity: boolean): string => (isLegalEntity ? 'Юридическо лице' : 'Физическо лице')

export const KindCell = ({ row: { isLegalEntity } }: Props) => (
  <span title={kindName(isLegalEntity)}>
    <Glyph icon={isLegalEntity ? IconLegalEntity : IconPerson} />
    <span className="visually-hidden">{kindName(isLegalEntity)}</span>
  </span>
)

/** A citizen's number is never shown whole in a list. */
export const NumberCell = ({ row: { uniqueNumber } }: Props) => oneLineOrNone(maskIdentifier(uniqueNumber))

/** How many documents, and the way to them. */
export const DocumentsCell = ({ row, href }: Props & { href: string }) =>
  row.documentsCount === 0 ? (
    <span className="muted">0</span>
  ) : (
    <Link href={href} aria-label={`${counted(row.documentsCount, 'document')} на ${row.fullName}`}>
      {formatCount(row.documentsCount)}
    </Link>
  )

export const ActiveCell = ({ row: { isActive } }: Props) => (
  <StatusTag tone={isActive ? 'green' : 'grey'}>{isActive ? 'Активен' : 'Неактивен'}</StatusTag>
)
