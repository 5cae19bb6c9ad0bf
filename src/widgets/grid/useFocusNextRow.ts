import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusIsFree } from '../focus/focusIsFree.ts'

type FocusedStop = { stop: Element; index: number }

/** Only now can it be focused, so that a press on its blank places goes on meaning nothing. */
const focusWhole = (grid: HTMLElement) => {
  grid.tabIndex = -1
  grid.addEventListener('blur', () => grid.removeAttribute('tabindex'), { once: true })
  grid.focus()
}

/**
 * A row that goes gives its focus to the row that comes in its place. At the same kind of stop; the grid itself when no
 * row is left. A dialog over the page, opened from the row, does not make the row forgotten.
 */
export const useFocusNextRow = (grid: RefObject<HTMLElement | null>, isLoaded: boolean): void => {
  const focused = useRef<FocusedStop>(undefined)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('.veil')) return
      const row = grid.current?.contains(target) ? target.closest<HTMLElement>('tr[data-row]') : null
      focused.current = row ? { stop: target, index: Number(row.dataset.row) } : undefined
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [grid])
  useLayoutEffect(() => {
    const was = focused.current
    if (!was || !isLoaded || was.stop.isConnected || !focusIsFree()) return
    const rows = grid.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    const row = rows[Math.min(was.index, rows.length - 1)]
    const same = was.stop.closest('.grid-actions') ? '.grid-actions button' : '[data-open]'
    const next = row?.querySelector<HTMLElement>(same) ?? row?.querySelector<HTMLElement>('a, button')
    if (next) next.focus()
    else if (grid.current) focusWhole(grid.current)
  })
}
