import { Link } from 'wouter'
import { agreed, capitalised } from '../../rules/words/agreement.ts'
import { counted, formatCount } from '../../rules/words/count.ts'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import type { Nomenclature, RegisterRecord } from './nomenclature.ts'

/** The columns that most registers have; each takes the register's description. */
export const nameColumn = <R extends RegisterRecord>({ rules }: Nomenclature<R>): GridColumn<R> => ({
  key: 'name',
  header: 'Наименование',
  onPhone: 'title',
  opens: true,
  cell: (record) => <Clamp lines={3}>{rules.nameOf(record)}</Clamp>,
})

/** How many use a record, as a link to them. */
export const usesColumn = <R extends RegisterRecord>(
  { uses, rules }: Nomenclature<R>,
  header: string,
): GridColumn<R> => ({
  key: 'uses',
  header,
  width: '11rem',
  onPhone: 'line',
  numeric: true,
  cell: (record) => {
    const count = uses ? uses.count(record) : 0
    if (count === null) return <span className="muted">–</span>
    if (!uses || count === 0) return <span className="muted">0</span>
    return (
      <Link href={uses.href(record)} aria-label={`${counted(count, uses.noun)} в „${rules.nameOf(record)}“`}>
        {formatCount(count)}
      </Link>
    )
  },
})

/** „Активна“ or „Неактивна“, as it goes with what the records are. */
export const activeColumn = <R extends RegisterRecord>({ rules: { the } }: Nomenclature<R>): GridColumn<R> => ({
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
