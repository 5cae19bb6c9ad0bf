import { Link } from 'wouter'
import { agreed, capitalised } from '../../rules/words/agreement.ts'
import { counted, formatCount } from '../../rules/words/count.ts'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import type { Nomenclature, RegisterRecord } from './nomenclature.ts'

const nameColumn = <R extends RegisterRecord>({ rules }: Nomenclature<R>): GridColumn<R> => ({
  key: 'name',
  header: 'Наименование',
  onPhone: 'title',
  opens: true,
  cell: (record) => <Clamp lines={3}>{rules.nameOf(record)}</Clamp>,
})

/** How many use a record, as a link to them. */
const usesColumn = <R extends RegisterRecord>(
  rules: Nomenclature<R>['rules'],
  { header, href }: NonNullable<Nomenclature<R>['uses']>,
): GridColumn<R> => ({
  key: 'uses',
  header,
  width: '11rem',
  onPhone: 'line',
  numeric: true,
  cell: (record) => {
    const count = rules.uses?.count(record) ?? null
    if (!rules.uses || count === null) return <span className="muted">–</span>
    if (count === 0) return <span className="muted">0</span>
    return (
      <Link href={href(record)} aria-label={`${counted(count, rules.uses.noun)} в „${rules.nameOf(record)}“`}>
        {formatCount(count)}
      </Link>
    )
  },
})

/** „Активна“ or „Неактивна“, as it goes with what the records are. */
const activeColumn = <R extends RegisterRecord>({ rules: { the } }: Nomenclature<R>): GridColumn<R> => ({
  key: 'isActive',
  header: capitalised(agreed('active', the)),
  width: '8rem',
  onPhone: 'tag',
  cell: ({ isActive }) => (
    <StatusTag tone={isActive ? 'green' : 'grey'}>
      {capitalised(agreed(isActive ? 'active' : 'inactive', the))}
    </StatusTag>
  ),
})

/** The columns of a register: name, what uses it, its own, and whether it is in use. */
export const columnsOf = <R extends RegisterRecord>(kit: Nomenclature<R>): GridColumn<R>[] => [
  nameColumn(kit),
  ...(kit.uses ? [usesColumn(kit.rules, kit.uses)] : []),
  ...(kit.columns ?? []),
  activeColumn(kit),
]
