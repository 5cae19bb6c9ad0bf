import type { ReactNode } from 'react'
import { CorrespondentRole, correspondentRoleLabels } from '../../../contract/correspondentRoles.ts'
import type { DocumentCorrespondent } from '../../../contract/shapes/correspondents.ts'
import { asRole } from '../../../rules/correspondents/documentRoles.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import {
  IconAddress,
  IconEdit,
  IconInfo,
  IconLegalEntity,
  IconMessage,
  IconPerson,
  IconPhone,
  IconUnlink,
} from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { correspondentLines, identifierLine } from '../../document-record/public.ts'

const icons = { address: IconAddress, phone: IconPhone, mail: IconMessage, other: IconInfo }

type Props = {
  link: DocumentCorrespondent
  editRefusal: Refusal | undefined
  removeRefusal: Refusal | undefined
  busy: boolean
  /** The menu that shows and changes the role; null without it, then the role is a tag. */
  roleMenu: ReactNode
  onEdit: () => void
  onRemove: () => void
}

export const CorrespondentRow = ({ link, editRefusal, removeRefusal, busy, roleMenu, onEdit, onRemove }: Props) => {
  const { correspondent, isApplicant, roleId } = link
  const role = asRole(roleId) ?? (isApplicant ? CorrespondentRole.APPLICANT : null)
  const { fullName, isLegalEntity } = correspondent
  const identifier = identifierLine(correspondent)
  return (
    <li className="person-row">
      <span className="person-icon">
        <Glyph icon={isLegalEntity ? IconLegalEntity : IconPerson} />
        <span className="visually-hidden">{isLegalEntity ? 'Организация' : 'Лице'}</span>
      </span>
      <div>
        <div className="flex flex-wrap align-items-center gap-2">
          <span className="person-name">{fullName}</span>
          {role !== null && <StatusTag tone="blue">{correspondentRoleLabels[role]}</StatusTag>}
          {!correspondent.isActive && <StatusTag tone="grey">Неактивен</StatusTag>}
        </div>
        <div className="muted small">{identifier || 'Без идентификатор'}</div>
        <div className="person-lines small">
          {correspondentLines(correspondent).map(({ key, kind, text, note }) => (
            <span key={key}>
              <Glyph icon={icons[kind]} />
              {text}
              {note && <span className="muted"> · {note}</span>}
            </span>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
        {roleMenu}
        <IconButton icon={IconEdit} label={`Редактирай ${fullName}`} refusal={editRefusal} onClick={onEdit} />
        <IconButton
          icon={IconUnlink}
          kind="danger"
          label={`Премахни ${fullName} от документа`}
          refusal={removeRefusal}
          busy={busy}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
