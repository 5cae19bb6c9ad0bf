import { type RefObject, useRef, useState } from 'react'
import type { RowsHandle } from '../../widgets/grid/EditableRows.tsx'
import type { OpenRows } from './useRowsFirst.ts'

/** What a table of rows tells its form, and what the form asks of it. */
export type TableLink = { ref: RefObject<RowsHandle | null>; onEditing: (isOpen: boolean) => void }

/** The one table of a form: a row that is being written in it is saved with the form, or says what is wrong with it. */
export const useOpenRows = (): { rows: OpenRows; link: TableLink } => {
  const ref = useRef<RowsHandle>(null)
  const [isAnyOpen, setOpen] = useState(false)
  return {
    rows: { isAnyOpen, saveOpen: () => ref.current?.saveOpen() ?? true },
    link: { ref, onEditing: setOpen },
  }
}
