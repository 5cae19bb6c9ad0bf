import { Link } from 'wouter'
import { to } from '../../../routes/to.ts'
import { counted, formatCount } from '../../../rules/words/count.ts'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Group } from './groupsState.ts'

/** The correspondents of a group, in the list of administrative services. */
export const membersHref = ({ id }: Group): string =>
  to.administrativeServices.correspondents({ correspondentGroupId: id })

const CountCell = ({ group }: { group: Group }) => {
  const { correspondentsCount: count, name } = group
  if (count === 0) return <span className="muted">0</span>
  return (
    <Link href={membersHref(group)} aria-label={`${counted(count, 'correspondent')} в „${name}“`}>
      {formatCount(count)}
    </Link>
  )
}

/** Name, how many correspondents, whether it is offered to new ones. */
export const groupsColumns: readonly GridColumn<Group>[] = [
  {
    key: 'name',
    header: 'Наименование',
    onPhone: 'title',
    opens: true,
    cell: ({ name }) => <Clamp lines={3}>{name}</Clamp>,
  },
  {
    key: 'correspondentsCount',
    header: 'Брой кореспонденти',
    width: '11rem',
    onPhone: 'line',
    numeric: true,
    cell: (group) => <CountCell group={group} />,
  },
  {
    key: 'isActive',
    header: 'Активна',
    width: '8rem',
    onPhone: 'tag',
    cell: ({ isActive }) => (
      <StatusTag tone={isActive ? 'green' : 'grey'}>{isActive ? 'Активна' : 'Неактивна'}</StatusTag>
    ),
  },
]
