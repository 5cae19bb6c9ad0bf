import { CorrespondentRole, correspondentRoleLabels } from '../../contract/correspondentRoles.ts'
import type { Direction } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import { asRole } from '../../rules/correspondents/documentRoles.ts'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconClose, IconEdit, IconLegalEntity, IconPerson, IconUp } from '../../widgets/icons.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import type { PickedCorrespondent } from './pickedCorrespondent.ts'
import { RoleMenu } from './RoleMenu.tsx'

type Props = {
  value: readonly PickedCorrespondent[]
  onChange: (value: readonly PickedCorrespondent[]) => void
  onEdit: (id: number) => void
  firstIs: string | undefined
  /** Of the document, which decides the roles; undefined where people have no roles. */
  direction: Direction | undefined
  disabled: boolean | undefined
}

export const PickedCorrespondents = ({ value, onChange, onEdit, firstIs, direction, disabled }: Props) => {
  if (value.length === 0) return null
  const without = ({ id }: PickedCorrespondent) => value.filter((other) => other.id !== id)
  const first = (one: PickedCorrespondent) => {
    onChange([one, ...without(one)])
    announce(`Преместен пръв: ${one.name}.`)
  }
  const remove = (one: PickedCorrespondent) => {
    onChange(without(one))
    announce(`Премахнат: ${one.name}, избрани ${value.length - 1}.`)
  }
  const people = value.map(({ id, roleId = null }) => ({ id, roleId }))
  const isNamed = people.some(({ roleId }) => roleId === CorrespondentRole.APPLICANT)
  return (
    <ul className="picked-correspondents" aria-label="Избрани кореспонденти">
      {value.map((one, at) => (
        <li key={one.id}>
          <Glyph icon={one.isLegalEntity ? IconLegalEntity : IconPerson} />
          <span className="picked-name">
            <span className="visually-hidden">{one.isLegalEntity ? 'Организация: ' : 'Лице: '}</span>
            <b>{one.name}</b>
            {one.identifier && <span className="muted"> {one.identifier}</span>}
          </span>
          {asRole(one.roleId) !== null && (
            <StatusTag tone="blue">{labelIn(correspondentRoleLabels, one.roleId)}</StatusTag>
          )}
          {at === 0 && firstIs && value.length > 1 && !isNamed && asRole(one.roleId) === null && (
            <StatusTag tone="blue">{firstIs}</StatusTag>
          )}
          {!disabled && (
            <span className="picked-actions">
              {direction !== undefined && (
                <RoleMenu
                  name={one.name}
                  direction={direction}
                  people={people}
                  person={{ id: one.id, roleId: one.roleId ?? null }}
                  onChoose={(roleId) =>
                    onChange(value.map((other) => (other.id === one.id ? { ...other, roleId } : other)))
                  }
                />
              )}
              {at > 0 && <IconButton icon={IconUp} label={`Премести пръв: ${one.name}`} onClick={() => first(one)} />}
              <IconButton icon={IconEdit} label={`Редактирай: ${one.name}`} onClick={() => onEdit(one.id)} />
              <IconButton icon={IconClose} label={`Премахни: ${one.name}`} onClick={() => remove(one)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
