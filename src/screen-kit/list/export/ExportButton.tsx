import { useStore } from 'jotai'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { RowKey, WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconExport } from '../../../widgets/icons.ts'
import { refusedWhileUnread } from '../filterEmpty.tsx'
import type { ListAddress } from '../listAddress.ts'
import type { ListPage } from '../useListPage.ts'
import { daysOf } from './daysOf.ts'
import { fileColumns } from './fileColumns.ts'
import { makeFromAllRows } from './fileOfRows.ts'
import { headingOf } from './heading.ts'
import { sheetOf } from './sheet.ts'
import { useExport } from './useExport.ts'

type Exported<F, R> = Pick<
  ListPage<F, R, WordedColumn<R>>,
  'title' | 'columns' | 'pageOf' | 'place' | 'tagsAtom' | 'unreadTags' | 'grid'
>
export type FileOfList<F> = (list: {
  place: ListAddress<F>
  columns: readonly { key: string; header: string }[]
  heading: readonly string[]
}) => (signal: AbortSignal) => Promise<Blob | null>
type Props<F, R> = {
  list: Exported<F, R>
  rowKey: (row: R) => RowKey
  title?: string
  /** Set if the backend makes the file, or if the file contains a whole report. */
  fileOfList?: FileOfList<F>
}

/**
 * Renders „Експортирай“ for a list. If the backend creates no file (specification 2, section 1), the browser does: all
 * rows of the filter in the visible columns, as in the list, with masked personal numbers.
 */
export const ExportButton = <F, R>({ list, rowKey, title = list.title, fileOfList }: Props<F, R>) => {
  const { busy, start } = useExport()
  const store = useStore()
  const file = () => {
    const { place, grid } = list
    const columns = fileColumns(list.columns)
    const heading = (total: number | undefined) => headingOf({ title, tags: store.get(list.tagsAtom), total })
    return (
      fileOfList?.({ place, columns, heading: heading(grid.total) }) ??
      makeFromAllRows(list, rowKey, (rows) => sheetOf({ title, heading: heading(rows.length), columns, rows }))
    )
  }
  return (
    <Button
      className="tool"
      title="Експортирай"
      icon={IconExport}
      busy={busy}
      refusal={refusedWhileUnread(list)}
      onClick={() => start(title, file(), daysOf({ ...list.place.filter }))}
    >
      Експортирай
    </Button>
  )
}
