import { type RefObject, useRef, useState } from 'react'
import type { RowsHandle } from '../../widgets/grid/EditableRows.tsx'
import type { OpenRows } from './useCommitOpenRows.ts'

/** The connection between a row table and its form. */
export type TableLink = { ref: RefObject<RowsHandle | null>; onEditing: (isOpen: boolean) => void }

/** The only table of a form: an open row is saved with the form, or shows its errors. */
export const useOpenRows = (): { rows: OpenRows; link: TableLink } => {
  const ref = useRef<RowsHandle>(null)
  const [isAnyOpen, setOpen] = useState(false)
  return {
    rows: { isAnyOpen, saveOpen: () => ref.current?.saveOpen() ?? true },
    link: { ref, onEditing: setOpen },
  }
}
