import { type ReactNode, useId, useMemo, useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import type { GridColumn, RowKey } from '../../widgets/grid/gridColumn.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { ListGrid } from './ListGrid.tsx'
import { defaultPageSize, type ListAddress } from './listAddress.ts'
import type { ListFilter } from './listFilter.ts'
import type { Filtering } from './useFilterPanel.ts'
import { type PageQuery, useList } from './useList.ts'
import './pickDialog.css'

type Props<F, R> = {
  title: string
  heading: string
  filter: ListFilter<F>
  start?: Partial<F>
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  columns: readonly GridColumn<R>[]
  rowKey: (row: R) => RowKey
  nameOf: (row: R) => string
  filterCard: (list: Filtering<F>) => ReactNode
  note?: (filter: Partial<F>) => string | undefined
  empty: (list: { filter: Partial<F>; isFiltered: boolean; clear: () => void }) => ReactNode
  /** Rows per page (specification 2, section 9). */
  size?: number
  sizes?: readonly number[]
  onPick: (row: R) => void
  onClose: () => void
}

/** Renders a dialog to choose a row of a list: by the button „Избор“, a double click or Enter. */
export const PickDialog = <F, R>(props: Props<F, R>) => {
  const { title, heading, pageOf, columns, nameOf, note, empty, size = defaultPageSize, sizes, onPick, onClose } = props
  const id = useId()
  const [place, setPlace] = useState<ListAddress<F>>({ filter: props.start ?? {}, page: 1, size, sort: undefined })
  const { filter } = place
  const { grid, fetching, invalidate, refetch } = useList(useMemo(() => pageOf(place), [pageOf, place]))
  const go = (change: Partial<ListAddress<F>>) => setPlace((before) => ({ ...before, ...change }))
  const show = (next: Partial<F>) => {
    invalidate()
    go({ filter: next, page: 1 })
  }
  const refresh = () => {
    invalidate()
    if (place.page === 1) refetch()
    else go({ page: 1 })
  }
  const action: GridColumn<R> = {
    key: 'pick',
    header: 'Действие',
    width: '6.2rem',
    onPhone: 'tag',
    cell: (row) => (
      <Button small aria-label={`Избор на ${nameOf(row)}`} onClick={() => onPick(row)}>
        Избор
      </Button>
    ),
  }
  const remark = note?.(filter)
  return (
    // React events bubble to the form below the dialog, which must not be submitted.
    <div className="pick-dialog" onSubmit={(event) => event.stopPropagation()}>
      <Dialog open size="xl" title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
        <div className="flex flex-column gap-3">
          {props.filterCard({ filter, fetching, show, refresh })}
          <section className="pick-found" aria-labelledby={id}>
            <h3 id={id}>{heading}</h3>
            {remark !== undefined && <p className="muted small">{remark}</p>}
            <ListGrid
              list={{ grid, place, go, columns: [...columns, action], title: heading }}
              {...(sizes && { sizes })}
              pagesLabel={`Страници: ${heading}`}
              rowKey={props.rowKey}
              onOpen={onPick}
              empty={empty({ filter, isFiltered: props.filter.isOn(filter), clear: () => show({}) })}
            />
          </section>
        </div>
      </Dialog>
    </div>
  )
}
