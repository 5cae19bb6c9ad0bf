import { type RefObject, useRef, useState } from 'react'
import type { RowsHandle } from '../../widgets/grid/EditableRows.tsx'
import type { OpenRows } from './useCommitOpenRows.ts'

export type TableLink = { ref: RefObject<RowsHandle | null>; onEditing: (isOpen: boolean) => void }

export const useOpenRows = (): { rows: OpenRows; link: TableLink } => {
  const ref = useRef<RowsHandle>(null)
  const [isAnyOpen, setOpen] = useState(false)
  return {
    rows: { isAnyOpen, saveOpen: (onSaved) => (ref.current ? ref.current.saveOpen(onSaved) : onSaved()) },
    link: { ref, onEditing: setOpen },
  }
}
