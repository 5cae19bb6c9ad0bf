import { type RefObject, useEffect, useRef } from 'react'
import type { RowKey } from './gridColumn.ts'

/** The row that was chosen last, and whether the present click (Shift) chooses all rows from it on. */
export type RowRange = { from: RowKey | undefined; isRange: boolean }

export const rowsBetween = (keys: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] => {
  const [start, end] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)]
  return start < 0 || end < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

const choice = '.grid-choice input:not(:disabled)'

/** Shift with a click or with Space chooses all rows between the last chosen one and this one. */
export const useRowRange = (table: RefObject<HTMLTableElement | null>): RefObject<RowRange> => {
  const range = useRef<RowRange>({ from: undefined, isRange: false })
  useEffect(() => {
    const element = table.current
    if (element === null) return
    const onClick = (event: MouseEvent) => {
      range.current.isRange = event.shiftKey && (event.target as Element).closest('.grid-choice') !== null
    }
    // Otherwise the browser selects the text between two clicks with Shift.
    const onMouseDown = (event: MouseEvent) => {
      if (event.shiftKey && (event.target as Element).closest('.grid-choice')) event.preventDefault()
    }
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== ' ' || !event.shiftKey || !target.matches(`[data-open], ${choice}`)) return
      const box = target.closest('[data-row]')?.querySelector<HTMLElement>(choice)
      if (!box) return
      event.preventDefault()
      box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
    }
    element.addEventListener('click', onClick, true)
    element.addEventListener('mousedown', onMouseDown)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('mousedown', onMouseDown)
      element.removeEventListener('keydown', onKey)
    }
  }, [table])
  return range
}
