import { useAtomValue } from 'jotai'
import { roleName } from '../../contract/labels.ts'
import { roleOfKey, rolesOfKeys } from '../../contract/roles.ts'
import { isAdministrator } from '../../rules/routeAccess.ts'
import { useRouteTable } from '../../screen-kit/routeTable.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../widgets/fields/CheckGroup.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { offeredRolesAtom } from './userState.ts'

type Props = {
  id: string
  error?: string
  value: readonly string[]
  onChange: (roles: readonly string[]) => void
}

/**
 * True if two role keys mean the same role, even if they are spelled differently. An unknown key equals only itself.
 */
const isSameRole = (a: string, b: string): boolean => (roleOfKey(a) ?? a) === (roleOfKey(b) ?? b)

export const RolesField = ({ id, error, value, onChange }: Props) => {
  const offered = useAtomValue(offeredRolesAtom)
  const { openedBy } = useRouteTable()
  const others = value.filter((key) => !offered.some((one) => isSameRole(one.key, key)))
  const all = [...offered, ...others.map((key) => ({ key, name: roleName(key) }))]
  const has = (key: string) => value.some((own) => isSameRole(own, key))
  const put = (key: string, isGiven: boolean) =>
    onChange(isGiven ? [...value, key] : value.filter((own) => !isSameRole(own, key)))
  const wordsOf = (key: string): string => {
    const role = roleOfKey(key)
    if (role && isAdministrator([role])) return 'Всички екрани и настройките.'
    const opened = role ? openedBy(role) : []
    if (opened.length === 0) return 'Сама по себе си не отваря екран; допълва друга роля.'
    return opened.map(({ module, titles }) => `${module}: ${titles.join(', ')}`).join('; ')
  }
  const roles = rolesOfKeys(value)
  const opensNothing = value.length > 0 && !isAdministrator(roles) && roles.every((role) => openedBy(role).length === 0)
  return (
    <CheckGroup
      id={id}
      className="user-roles"
      label="Роли"
      hideLabel
      required
      hint="Поне една. Под всяка стоят екраните, които отваря."
      error={error}
    >
      {all.map(({ key, name }) => (
        <Checkbox
          key={key}
          label={name}
          hint={wordsOf(key)}
          checked={has(key)}
          onChange={(isGiven) => put(key, isGiven)}
        />
      ))}
      {opensNothing && (
        <div className="wide">
          <Banner kind="warning">
            Избраните роли не отварят нито един екран. Добавете роля за модула, в който ще работи.
          </Banner>
        </div>
      )}
    </CheckGroup>
  )
}
