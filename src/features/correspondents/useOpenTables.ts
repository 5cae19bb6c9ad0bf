import { type RefObject, useRef, useState } from 'react'
import type { TableLink } from '../../screen-kit/form/useOpenRows.ts'
import type { RowsHandle } from '../../widgets/grid/EditableRows.tsx'

export type Table = 'addresses' | 'contacts' | 'representatives'

export const useOpenTables = () => {
  const [open, setOpen] = useState<readonly Table[]>([])
  const refs: Record<Table, RefObject<RowsHandle | null>> = {
    addresses: useRef(null),
    contacts: useRef(null),
    representatives: useRef(null),
  }
  return {
    isAnyOpen: open.length > 0,
    saveOpen: (onSaved: () => void) =>
      open.reduceRight(
        (next, table) => () => (refs[table].current ? refs[table].current.saveOpen(next) : next()),
        onSaved,
      )(),
    link: (table: Table): TableLink => ({
      ref: refs[table],
      onEditing: (isOpen) => setOpen((now) => (isOpen ? [...now, table] : now.filter((one) => one !== table))),
    }),
  }
}
