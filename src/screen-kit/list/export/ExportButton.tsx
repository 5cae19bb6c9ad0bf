import { Observable } from 'rxjs'
import { formatCount } from '../../../rules/words/count.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { RowKey, WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconExport } from '../../../widgets/icons.ts'
import type { ListAddress } from '../listAddress.ts'
import type { ListPage } from '../useListPage.ts'
import { allRows, mostRows } from './allRows.ts'
import { sheetOf } from './sheet.ts'
import { useExport } from './useExport.ts'

type Exported<F, R> = Pick<ListPage<F, R, WordedColumn<R>>, 'title' | 'columns' | 'pageOf' | 'place'>
/** Asks the backend for the file of a list with its shown columns; null where it refused, and the person knows why. */
export type FileOfList<F> = (list: {
  place: ListAddress<F>
  columns: readonly { key: string; header: string }[]
}) => Observable<Blob | null>
type Props<F, R> = {
  list: Exported<F, R>
  rowKey: (row: R) => RowKey
  title?: string
  /** Where the backend makes the file. */
  fileOfList?: FileOfList<F>
}

/**
 * „Експортирай“ of a list. Where the backend makes no file (document 2, section 1) the browser does: all rows of the
 * filter in the shown columns, as the list shows them, masked numbers included.
 */
export const ExportButton = <F, R>({ list, rowKey, title = list.title, fileOfList }: Props<F, R>) => {
  const { busy, start } = useExport()
  return (
    <Button
      icon={IconExport}
      busy={busy}
      onClick={() => start(title, fileOfList?.(list) ?? fileOf(list, rowKey, title))}
    >
      Експортирай
    </Button>
  )
}

/** The file of a list; null, and a notice, when there are too many rows. Unsubscribing stops the questions. */
const fileOf = <F, R>(list: Exported<F, R>, keyOf: (row: R) => RowKey, title: string): Observable<Blob | null> =>
  new Observable((subscriber) => {
    const control = new AbortController()
    const made = async (): Promise<Blob | null> => {
      const found = await allRows({ pageOf: list.pageOf, place: list.place, keyOf, signal: control.signal })
      if (found.kind === 'rows') return sheetOf(title, list.columns, found.rows)
      notify({ kind: 'warning', title: 'Редовете са твърде много', text: tooMany(found.total) })
      return null
    }
    made().then(
      (file) => {
        subscriber.next(file)
        subscriber.complete()
      },
      (error: unknown) => subscriber.error(error),
    )
    return () => control.abort()
  })

const tooMany = (total: number): string =>
  `Намерени са ${formatCount(total)} реда, а във файл се побират най-много ${formatCount(mostRows)}. Стеснете филтъра, например с период.`
