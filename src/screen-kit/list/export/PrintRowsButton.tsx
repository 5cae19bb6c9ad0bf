import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Fault } from '../../../transport/fault.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { RowKey, WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconPrint } from '../../../widgets/icons.ts'
import { refusedWhileUnread } from '../filterEmpty.tsx'
import type { ListPage } from '../useListPage.ts'
import { makeFromAllRows } from './fileOfRows.ts'

type Props<F, R> = {
  list: Pick<ListPage<F, R, WordedColumn<R>>, 'pageOf' | 'place' | 'unreadTags'>
  rowKey: (row: R) => RowKey
  /** Renders the printed page. It opens the browser's print dialog and calls `onDone` when this is closed. */
  paper: (rows: readonly R[], onDone: () => void) => ReactNode
}

/** Renders „Печат“, which prints all rows of the filter, not only the current page. */
export const PrintRowsButton = <F, R>({ list, rowKey, paper }: Props<F, R>) => {
  const [rows, setRows] = useState<readonly R[] | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const print = async () => {
    const control = new AbortController()
    running.current = control
    setBusy(true)
    try {
      const all = await makeFromAllRows(list, rowKey, (found) => found)(control.signal)
      if (!control.signal.aborted) setRows(all)
    } catch (failure) {
      // A `Fault` was already reported to the user by the transport.
      if (!(failure instanceof Fault)) throw failure
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={IconPrint} busy={busy} refusal={refusedWhileUnread(list)} onClick={() => void print()}>
        Печат
      </Button>
      {rows && paper(rows, () => setRows(null))}
    </>
  )
}
