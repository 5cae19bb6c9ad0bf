import { useEffect, useRef } from 'react'
import { focusIsFree } from '../widgets/overlays/focusIsFree.ts'

/**
 * A row that is removed takes the focus with it. Put `ref` on the focusable place (tabIndex -1) around the rows:
 * when there are fewer of them and the focus is lost, the place takes it.
 */
export const useFocusAfterRemoval = (rows: number) => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && focusIsFree()) ref.current?.focus()
    before.current = rows
  }, [rows])
  return ref
}
