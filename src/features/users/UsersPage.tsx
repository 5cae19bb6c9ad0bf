import { roleLabels } from '../../contract/enumerations.ts'
import type { UserRecord } from '../../contract/shapes/people.ts'
import { to } from '../../routes/to.ts'
import { ListScreen } from '../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../screen-kit/list/ListEmpty.tsx'
import { type Filtering, useFilterPanel } from '../../screen-kit/list/useFilterPanel.ts'
import { useSeenList } from '../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../screen-kit/list/useListPage.ts'
import { LookupSelect } from '../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../screen-kit/lookup/lookups.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { FilterCard } from '../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { RowTone } from '../../widgets/grid/gridColumn.ts'
import { IconAddPerson } from '../../widgets/icons.ts'
import { seenUsersAtom, type UsersFilter, usersColumns, usersFilter, usersPage } from './usersList.tsx'
import './users.css'

const keyOf = ({ id }: UserRecord) => id
const labelOf = ({ fullName, userName }: UserRecord) => fullName || userName
const hrefOf = ({ id }: UserRecord) => to.settings.users.one(id)
const toneOf = ({ isActive }: UserRecord): RowTone | undefined => (isActive ? undefined : 'muted')
const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))
const activeOptions = [
  { value: 'true', label: 'Само активни' },
  { value: 'false', label: 'Само неактивни' },
]

const UsersFilterCard = ({ list }: { list: Filtering<UsersFilter> }) => {
  const panel = useFilterPanel(usersFilter, list)
  return (
    <FilterCard {...panel.card()}>
      <TextField label="Имена" {...panel.text('name')} />
      <TextField label="Потребителско име" {...panel.text('userName')} />
      <LookupSelect className="double" label="Звено" from={departments} {...panel.id('departmentId')} />
      <SelectField label="Роля" options={roleOptions} {...panel.choice('role')} />
      <SelectField label="Състояние" options={activeOptions} {...panel.choice('isActive')} />
    </FilterCard>
  )
}

const UsersPage = () => {
  const list = useListPage({
    name: 'users',
    title: 'Потребители',
    filter: usersFilter,
    columns: usersColumns,
    // The e-mail address is hidden at first, because nearly always it is the user name at the domain of the
    // administration.
    hiddenAtFirst: ['email'],
    pageOf: usersPage,
  })
  useSeenList(seenUsersAtom, list, keyOf)
  const create = (
    <LinkButton kind="primary" icon={IconAddPerson} href={to.settings.users.create()}>
      Нов потребител
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      actions={create}
      filterCard={<UsersFilterCard list={list} />}
      rowKey={keyOf}
      rowLabel={labelOf}
      rowHref={hrefOf}
      rowTone={toneOf}
      empty={
        <ListEmpty list={list} of="потребители" one="един потребител" action={create}>
          Тук са служителите, които влизат в системата, с ролите им.
        </ListEmpty>
      }
    />
  )
}

export default UsersPage
