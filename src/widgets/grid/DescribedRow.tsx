import type { RefObject } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import { moveItems } from '../overlays/moveItems.ts'
import { GridRow } from './GridRow.tsx'
import type { RowKey } from './gridColumn.ts'
import type { GridProps } from './gridProps.ts'

export const withRows = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[], add: boolean): ReadonlySet<RowKey> => {
  const next = new Set(selected)
  for (const key of keys) {
    if (add) next.add(key)
    else next.delete(key)
  }
  return next
}

/** What cannot be taken back stays last. */
const withMoves = (own: readonly MenuItem[], moves: readonly MenuItem[]): readonly MenuItem[] => [
  ...own.filter(({ danger }) => !danger),
  ...moves,
  ...own.filter(({ danger }) => danger),
]

type RowProps<R> = {
  grid: GridProps<R>
  /** The grid as it was last drawn: a row that is not drawn anew must not act on an older one. */
  latest: RefObject<GridProps<R>>
  row: R
  index: number
  opening: string | undefined
  /** Moves a row from a place to another one. */
  move: (from: number, to: number) => void
}

/** What the grid's parts say of one row; asked here, so that a row they cannot bear costs itself only. */
export const DescribedRow = <R,>({ grid, latest, row, index, opening, move }: RowProps<R>) => {
  const { columns, rows, rowKey, rowLabel, rowHref, onOpen, onMove, rowTone, rowActions, currentKey, selection } = grid
  const key = rowKey(row)
  const choose = (chosen: boolean) => {
    const present = latest.current.selection
    present?.onChange(withRows(present.selected, [key], chosen))
  }
  const setSize = rows?.length ?? 0
  const moves = onMove
    ? moveItems({ position: index + 1, setSize }, (isUp) => move(index, isUp ? index - 1 : index + 1))
    : []
  const runNow = (action: MenuItem) => {
    const own = latest.current.rowActions?.(row).find(({ label }) => label === action.label)
    return (own ?? action).run()
  }
  const own = rowActions?.(row)
  const actions = onMove ? withMoves(own ?? [], moves) : own
  return (
    <GridRow
      row={row}
      index={index}
      columns={columns}
      opening={opening}
      label={rowLabel?.(row) ?? `ред ${key}`}
      href={rowHref?.(row)}
      onOpen={onOpen && (() => latest.current.onOpen?.(row))}
      tone={rowTone?.(row)}
      current={currentKey !== undefined && currentKey === key}
      isOrdered={onMove !== undefined}
      actions={actions?.map((action) => ({ ...action, run: () => runNow(action) }))}
      choice={selection && { chosen: selection.selected.has(key), because: selection.refusal?.(row), onChange: choose }}
    />
  )
}
