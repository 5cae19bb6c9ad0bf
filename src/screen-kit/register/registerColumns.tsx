import { Link } from 'wouter'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { capitalised, inGender } from '../../rules/words/agreement.ts'
import { formatCount, type NounName, pluralise } from '../../rules/words/pluralise.ts'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import type { Nomenclature } from './register.ts'

export const yesColumn = <R,>(
  column: Pick<GridColumn<R>, 'key' | 'header' | 'width'>,
  isYes: (record: R) => boolean | undefined,
): GridColumn<R> => ({
  ...column,
  onPhone: 'line',
  text: (record) => (isYes(record) ? 'Да' : ''),
})

type Counted<R> = {
  key: string
  header: string
  noun: NounName
  count: (record: R) => number | null
  href: (record: R) => string
}

export const countColumn = <R extends RegisterRecord>({
  key,
  header,
  noun,
  count,
  href,
}: Counted<R>): GridColumn<R> => ({
  key,
  header,
  width: '11rem',
  onPhone: 'line',
  numeric: true,
  cell: (record) => {
    const known = count(record)
    if (!known) return <span className="muted">{known === null ? '–' : '0'}</span>
    return (
      <Link href={href(record)} aria-label={`${pluralise(known, noun)} в „${record.name}“`}>
        {formatCount(known)}
      </Link>
    )
  },
})

const codeColumn = <R extends RegisterRecord>(): GridColumn<R> => ({
  key: 'code',
  header: 'Код',
  width: '8rem',
  onPhone: 'line',
  cell: ({ code = '' }) => code,
})

const nameColumn = <R extends RegisterRecord>(): GridColumn<R> => ({
  key: 'name',
  header: 'Наименование',
  onPhone: 'title',
  opens: true,
  text: ({ name = '' }) => name,
  cell: ({ name }) => <Clamp lines={3}>{name}</Clamp>,
})

const activeColumn = <R extends RegisterRecord>({ rules: { the } }: Nomenclature<R>): GridColumn<R> => ({
  key: 'isActive',
  header: capitalised(inGender('active', the)),
  width: '8rem',
  onPhone: 'tag',
  cell: ({ isActive }) => {
    const text = capitalised(inGender(isActive ? 'active' : 'inactive', the))
    return isActive ? text : <StatusTag tone="grey">{text}</StatusTag>
  },
})

export const columnsOf = <R extends RegisterRecord>(definition: Nomenclature<R>): GridColumn<R>[] => {
  const { blank, columns = [] } = definition
  const isDefault = { key: 'isDefault', header: 'По подразбиране', width: '10rem' }
  return [
    ...(blank.code === undefined ? [] : [codeColumn<R>()]),
    ...(blank.name === undefined ? [] : [nameColumn<R>()]),
    ...columns,
    ...(blank.isDefault === undefined ? [] : [yesColumn<R>(isDefault, (record) => record.isDefault)]),
    ...(blank.isActive === undefined ? [] : [activeColumn(definition)]),
  ]
}
