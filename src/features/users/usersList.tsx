import { users } from '../../contract/account.ts'
import { roleName } from '../../contract/labels.ts'
import { roles } from '../../contract/roles.ts'
import type { UserRecord } from '../../contract/shapes/people.ts'
import { to } from '../../routes/to.ts'
import { oneOfInAddress, yesNoInAddress } from '../../screen-kit/list/addressField.ts'
import { departmentColumn, momentColumn, textColumn, wordsColumn } from '../../screen-kit/list/fieldColumns.ts'
import type { ListAddress } from '../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter, lookupField, textField } from '../../screen-kit/list/listFilter.ts'
import { MomentCell } from '../../screen-kit/list/MomentCell.tsx'
import { rowsOfPage, sortOfPage } from '../../screen-kit/list/pagingParams.ts'
import { type OpenedRecord, seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { departments } from '../../screen-kit/lookup/lookups.ts'
import { queryOf } from '../../transport/query.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

type Column = WordedColumn<UserRecord>

export const activeName = ({ isActive }: Pick<UserRecord, 'isActive'>): string => (isActive ? 'Активен' : 'Неактивен')

export const usersFilter = listFilter({
  name: textField('Имена: '),
  userName: textField('Потребителско име: '),
  departmentId: lookupField('Звено', departments, 'Звено: '),
  role: { label: 'Роля', address: oneOfInAddress(...roles), tag: (role) => `Роля: ${roleName(role)}` },
  isActive: {
    label: 'Състояние',
    address: yesNoInAddress,
    tag: (isActive) => (isActive ? 'Само активни' : 'Само неактивни'),
  },
})
export type UsersFilter = FilterOf<typeof usersFilter>

export const usersPage = (place: ListAddress<UsersFilter>) =>
  queryOf(users.getUsers, { query: rowsOfPage(place), body: { ...place.filter, ...sortOfPage(place) } })

export const usersColumns: readonly Column[] = [
  textColumn('userName', 'Потребителско име', { width: '11.5rem', onPhone: 'line', foldsInto: 'fullName' }),
  textColumn('fullName', 'Имена', { width: '13rem', onPhone: 'title', opens: true }),
  departmentColumn('departmentName', 'Звено', { width: '22%', onPhone: 'bare' }),
  textColumn('positionName', 'Длъжност', {
    width: '9rem',
    onPhone: 'line',
    foldsInto: 'departmentName',
    folds: 'last',
  }),
  textColumn('email', 'Електронна поща', { width: '11rem', onPhone: 'line', className: 'users-email' }),
  {
    key: 'roles',
    header: 'Роли',
    width: '12rem',
    onPhone: 'line',
    text: ({ roles: own }) => own.map(roleName).join(', '),
  },
  wordsColumn('isActive', 'Активен', activeName, { width: '6.4rem', onPhone: 'tag' }, (row) =>
    row.isActive ? activeName(row) : <StatusTag tone="grey">{activeName(row)}</StatusTag>,
  ),
  momentColumn('dateLastLogin', 'Последен вход', { width: '7.4rem', onPhone: 'line' }, (row) => (
    <MomentCell at={row.dateLastLogin} />
  )),
]

export const seenUsersAtom = seenListAtom<string>()

export const openedUser = (key: string | null): OpenedRecord<string> => ({
  key,
  root: to.settings.root(),
  list: { href: to.settings.users.list(), label: 'Потребители' },
  hrefOf: to.settings.users.one,
})
