import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusIsFree } from '../focus/focusIsFree.ts'

type FocusedStop = { stop: Element; index: number }

/**
 * Focuses the whole grid. The grid gets a `tabindex` only now, because otherwise a click on a blank area would focus
 * it.
 */
const focusWhole = (grid: HTMLElement) => {
  grid.tabIndex = -1
  grid.addEventListener('blur', () => grid.removeAttribute('tabindex'), { once: true })
  grid.focus()
}

/**
 * Moves the focus when the focused row disappears: to the same kind of control in the row that takes its place, or to
 * the grid if no row is left. This also works if a dialog was opened from the row.
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
