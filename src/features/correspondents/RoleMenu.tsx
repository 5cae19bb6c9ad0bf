import { correspondentRoleLabels } from '../../contract/correspondentRoles.ts'
import type { Direction } from '../../contract/enumerations.ts'
import { allRoles, asRole, type PersonOfDocument, refusalOfRole } from '../../rules/correspondents/documentRoles.ts'
import { IconDone } from '../../widgets/icons.ts'
import { MenuButton } from '../../widgets/overlays/MenuButton.tsx'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import type { Refusal } from '../../widgets/refusal.ts'

type Props = {
  name: string
  direction: Direction | null
  /** All people of the document; a role may need another person. */
  people: readonly PersonOfDocument[]
  person: PersonOfDocument
  onChoose: (roleId: number | null) => void
  isBusy?: boolean
  refusal?: Refusal | undefined
}

export const RoleMenu = ({ name, direction, people, person, onChoose, isBusy = false, refusal }: Props) => {
  const role = asRole(person.roleId)
  const itemOf = (roleId: number | null, label: string): MenuItem => ({
    label,
    ...(roleId === role && { icon: IconDone }),
    refusal: refusalOfRole(direction, people, { id: person.id, roleId }),
    run: () => onChoose(roleId),
    separated: roleId === null,
  })
  return (
    <MenuButton
      label="Роля"
      name={`Роля на ${name}`}
      kind="text"
      small
      isBusy={isBusy}
      {...(refusal && { refusal })}
      items={[...allRoles.map((one) => itemOf(one, correspondentRoleLabels[one])), itemOf(null, 'Без роля')]}
    />
  )
}
