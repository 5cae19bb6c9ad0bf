import type { ReactNode } from 'react'
import { ColumnChooser } from '../../widgets/grid/ColumnChooser.tsx'
import type { ColumnLook, GridSort } from '../../widgets/grid/gridColumn.ts'
import { SortChooser } from '../../widgets/grid/SortChooser.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import type { ColumnsOfList } from './useColumns.ts'

type Props = {
  list: {
    title: string
    grid: { total: number | undefined }
    place: { sort: GridSort | undefined }
    go: (change: { sort: GridSort | undefined; page: number }) => void
  } & Pick<ColumnsOfList<ColumnLook>, 'chooser' | 'columns'>
  title?: string
  note?: ReactNode
  switcher?: ReactNode
  views?: ReactNode
  before?: ReactNode
  children?: ReactNode
}

export const ListHeader = ({ list, title = list.title, note, switcher, views, before, children }: Props) => (
  <PageHeader
    isToolbar
    title={title}
    count={list.grid.total}
    note={note}
    switcher={switcher}
    nextToTitle={views}
    actions={
      <>
        {before}
        <ColumnChooser {...list.chooser}>
          <SortChooser columns={list.columns} sort={list.place.sort} onSort={(sort) => list.go({ sort, page: 1 })} />
        </ColumnChooser>
        {children}
      </>
    }
  />
)
