import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type MoveRow = (from: number, to: number) => void

/**
 * Returns the new index (from 0) of a row that is dropped at `height`: the row moves past each row whose middle is
 * above the drop.
 */
export const placeAfterDrop = (middles: readonly number[], from: number, height: number): number =>
  middles.filter((middle, at) => at !== from && middle < height).length

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')]
const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
const unmark = (rows: readonly HTMLElement[]) => {
  for (const { dataset } of rows) {
    delete dataset.drop
    delete dataset.dragged
  }
}

/** Follows one drag and calls `end` once: with the new index, or without one if the drag was cancelled. */
const followDrag = (table: HTMLElement, from: number, end: (to?: number) => void): (() => void) => {
  const rows = rowsOf(table)
  let to = from
  const onMove = ({ clientY }: PointerEvent) => {
    to = placeAfterDrop(rows.map(middleOf), from, clientY)
    unmark(rows)
    const [dragged, target] = [rows[from], rows[to]]
    if (!dragged || !target) return
    dragged.dataset.dragged = ''
    if (to !== from) target.dataset.drop = to < from ? 'before' : 'after'
    target.scrollIntoView({ block: 'nearest' })
  }
  const stop = () => {
    unmark(rows)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', onCancel)
    document.removeEventListener('keydown', onKey, true)
  }
  const onUp = () => {
    stop()
    end(to)
  }
  const onCancel = () => {
    stop()
    end()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', onCancel)
  document.addEventListener('keydown', onKey, true)
  return stop
}

const listen = (element: HTMLElement, run: MoveRow): (() => void) => {
  let stop: (() => void) | undefined
  const onDown = (event: PointerEvent) => {
    const handle = event.target instanceof Element ? event.target.closest('.row-handle') : null
    const from = Number(handle?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)
    if (from < 0 || event.button !== 0) return
    event.preventDefault()
    stop?.()
    stop = followDrag(element, from, (to = from) => to !== from && run(from, to))
  }
  const onKey = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const row = target?.closest('[role=menu]') ? null : target?.closest<HTMLElement>('[data-row]')
    if (!row || !event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return
    event.preventDefault()
    const from = Number(row.dataset.row)
    const to = event.key === 'ArrowUp' ? from - 1 : from + 1
    if (to >= 0 && to < rowsOf(element).length) run(from, to)
  }
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('keydown', onKey)
  return () => {
    stop?.()
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('keydown', onKey)
  }
}

/**
 * Makes rows movable: by dragging `.row-handle` with mouse, pen or finger, or by Alt with arrows; Esc cancels. Returns
 * a function for moving a row from its menu. A moved row keeps the focus.
 */
export const useRowOrder = (table: RefObject<HTMLTableElement | null>, move: MoveRow | undefined): MoveRow => {
  const focused = useRef<HTMLElement>(null)
  const isOrdered = move !== undefined
  const moveAndFocus = (from: number, to: number) => {
    const { activeElement } = document
    const isInside = activeElement instanceof HTMLElement && table.current?.contains(activeElement) === true
    focused.current = isInside ? activeElement : null
    move?.(from, to)
  }
  const present = useEffectEvent(moveAndFocus)
  useLayoutEffect(() => {
    const element = focused.current
    focused.current = null
    if (element?.isConnected && document.activeElement !== element) element.focus()
  })
  useEffect(
    () => (isOrdered && table.current ? listen(table.current, (from, to) => present(from, to)) : undefined),
    [table, isOrdered],
  )
  return moveAndFocus
}
