import { type Atom, atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { setPrintSettings } from '../../widgets/files/print.ts'
import { Grid } from '../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import type { GridProps } from '../../widgets/grid/gridProps.ts'
import { Paginator } from '../../widgets/grid/Paginator.tsx'
import { shownRange } from '../../widgets/grid/results.ts'
import { filterEmpty } from './filterEmpty.tsx'
import { type ListAddress, pageSizes } from './listAddress.ts'
import type { List } from './useList.ts'
import type { GoInList } from './useListAddress.ts'

type Tags = readonly { label: string }[]
const noneAtom = atom<Tags>([])

type Props<F, R> = {
  list: Pick<List<R>, 'grid'> & {
    place: ListAddress<F>
    go: GoInList<F>
    columns: readonly GridColumn<R>[]
    title: string
    unreadTags?: Tags
    missingAtom?: Atom<Tags>
    clear?: () => void
  }
  label?: string
  sizes?: readonly number[]
  /** The accessible name of the paging control; needed if the page has several of them. */
  pagesLabel?: string
} & Pick<
  GridProps<R>,
  'rowKey' | 'rowLabel' | 'rowHref' | 'onOpen' | 'rowTone' | 'rowActions' | 'selection' | 'empty' | 'totals'
>

export const ListGrid = <F, R>({ list, label, sizes = pageSizes, pagesLabel, ...rows }: Props<F, R>) => {
  const { grid, place, go, columns, title, unreadTags = [], missingAtom = noneAtom, clear } = list
  const missing = useAtomValue(missingAtom)
  const because = clear && filterEmpty({ unread: unreadTags, missing, clear })
  const page = { skip: (place.page - 1) * place.size, take: place.size }
  const isPaged = grid.total !== undefined && grid.total > place.size
  // The list of a page is printed landscape; for a list in a dialog the page behind decides.
  const isPage = sizes === pageSizes
  useEffect(() => (isPage ? setPrintSettings({ isLandscape: true }) : undefined), [isPage])
  return (
    <Grid
      {...rows}
      {...grid}
      {...(because && { empty: because })}
      label={label ?? title}
      columns={columns}
      sort={place.sort}
      onSort={(sort) => go({ sort, page: 1 })}
      skeletonRows={place.size}
      shown={isPaged ? shownRange({ ...page, total: grid.total ?? 0 }) : undefined}
      footer={
        grid.total !== undefined && grid.total > 0 ? (
          <Paginator
            {...page}
            total={grid.total}
            sizes={sizes}
            {...(pagesLabel !== undefined && { label: pagesLabel })}
            // A list in a dialog does not follow the height of the window.
            {...(isPage && {
              fitting: { chosen: place.fits ?? false, onChoose: () => go({ page: 1, fits: true }) },
            })}
            onChange={({ skip, take }) =>
              go({ page: Math.floor(skip / take) + 1, size: take, fits: place.fits === true && take === place.size })
            }
          />
        ) : undefined
      }
    />
  )
}
