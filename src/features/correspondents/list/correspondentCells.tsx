import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconLegalEntity, IconPerson } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { CorrespondentRow } from '../similar.ts'

type Props = { row: CorrespondentRow }

const none = <span className="muted">–</span>
export const textOrNone = (text: string) => text || none
export const oneLineOrNone = (text: string) => (text ? <span className="nowrap">{text}</span> : none)

export const kindName = (isLegalEntity: boolean): string => (isLegalEntity ? 'Юридическо лице' : 'Физическо лице')

export const KindCell = ({ row: { isLegalEntity } }: Props) =>
  isLegalEntity === null ? null : <Kind isLegalEntity={isLegalEntity} />

const Kind = ({ isLegalEntity }: { isLegalEntity: boolean }) => (
  <span title={kindName(isLegalEntity)}>
    <Glyph icon={isLegalEntity ? IconLegalEntity : IconPerson} />
    <span className="visually-hidden">{kindName(isLegalEntity)}</span>
  </span>
)

/** A citizen's number is never shown whole in a list. */
export const NumberCell = ({ row: { uniqueNumber } }: Props) => oneLineOrNone(maskIdentifier(uniqueNumber))

export const ActiveCell = ({ row: { isActive } }: Props) => (
  <StatusTag tone={isActive ? 'green' : 'grey'}>{isActive ? 'Активен' : 'Неактивен'}</StatusTag>
)
