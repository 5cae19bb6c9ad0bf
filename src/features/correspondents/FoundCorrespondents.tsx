import { useState } from 'react'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { formerNamesText } from '../../rules/words/formerNames.ts'
import { pageSizes } from '../../screen-kit/list/listAddress.ts'
import type { PickerSearch } from '../../screen-kit/search/useSearchPicker.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { CellStack } from '../../widgets/grid/CellStack.tsx'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { Paginator } from '../../widgets/grid/Paginator.tsx'
import { IconLegalEntity, IconPerson } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import type { CorrespondentRow } from './similar.ts'

type Props = {
  search: Pick<PickerSearch<CorrespondentRow>, 'state' | 'items' | 'onRetry'>
  busy: boolean
  onPick: (row: CorrespondentRow) => void
}

/** The size of the first page of results, because a search may find thousands. */
const firstTake = 25

const columns = (busy: boolean, onPick: Props['onPick']): GridColumn<CorrespondentRow>[] => [
  {
    key: 'kind',
    header: 'Вид',
    icon: true,
    width: '2.4rem',
    onPhone: 'bare',
    cell: (row) => (
      <>
        <Glyph icon={row.isLegalEntity ? IconLegalEntity : IconPerson} />
        <span className="visually-hidden">{row.isLegalEntity ? 'Юридическо лице' : 'Физическо лице'}</span>
      </>
    ),
  },
  {
    key: 'fullName',
    header: 'Наименование / имена',
    onPhone: 'title',
    cell: (row) => (
      <CellStack
        main={row.fullName}
        sub={[row.groupName, formerNamesText(row.formerNames, row.foundByName)].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'uniqueNumber',
    header: 'ЕИК / ЕГН / ЛНЧ',
    className: 'identity-column',
    onPhone: 'line',
    cell: (row) => (row.uniqueNumber ? maskIdentifier(row.uniqueNumber) : '–'),
  },
  { key: 'settlement', header: 'Населено място', onPhone: 'line', cell: (row) => row.settlementName || '–' },
  {
    key: 'pick',
    header: 'Избор',
    icon: true,
    width: '6rem',
    onPhone: 'tag',
    cell: (row) => (
      <Button small busy={busy} onClick={() => onPick(row)} aria-label={`Избор: ${row.fullName}`}>
        Избор
      </Button>
    ),
  },
]

export const FoundCorrespondents = ({ search: { state, items, onRetry }, busy, onPick }: Props) => {
  const [window, setWindow] = useState({ items, skip: 0, take: firstTake })
  const { skip, take } = window.items === items ? window : { skip: 0, take: window.take }
  if (state === 'idle') return null
  return (
    <Grid<CorrespondentRow>
      label="Намерени кореспонденти"
      columns={columns(busy, onPick)}
      rows={state === 'searching' ? undefined : items.slice(skip, skip + take)}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.fullName}
      onOpen={(row) => !busy && onPick(row)}
      skeletonRows={4}
      {...(state === 'found' && { total: items.length })}
      {...(state === 'failed' && { error: { onRetry } })}
      empty={
        <EmptyState title="Няма такъв кореспондент">Проверете изписването или въведете нов кореспондент.</EmptyState>
      }
      footer={
        items.length > firstTake ? (
          <Paginator
            skip={skip}
            take={take}
            total={items.length}
            sizes={pageSizes}
            onChange={(next) => setWindow({ items, ...next })}
          />
        ) : undefined
      }
    />
  )
}
