import { memo, type RefObject } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import { moveItems } from '../overlays/moveItems.ts'
import { RowPart } from '../page/Part.tsx'
import { GridRow } from './GridRow.tsx'
import type { GridColumn, RowKey } from './gridColumn.ts'
import type { GridProps } from './gridProps.ts'
import { type RowRange, rowsBetween } from './rowRange.ts'

export const withRows = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[], add: boolean): ReadonlySet<RowKey> => {
  const next = new Set(selected)
  for (const key of keys) {
    if (add) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Puts the items for moving before destructive actions, which stay last. */
const withMoves = (own: readonly MenuItem[], moves: readonly MenuItem[]): readonly MenuItem[] => [
  ...own.filter(({ danger }) => !danger),
  ...moves,
  ...own.filter(({ danger }) => danger),
]

type RowProps<R> = {
  grid: GridProps<R>
  /**
   * The props of the last render of the grid. A memoised row reads its handlers from here, because those that it got
   * itself may be outdated.
   */
  latest: RefObject<GridProps<R>>
  range: RefObject<RowRange>
  row: R
  index: number
  columns: readonly GridColumn<R>[]
  opening: string | undefined
  /** A text that is appended to the row's label, so that the accessible name is unique. */
  moreOfLabel: string
  moreOfLink: string
  chosen: boolean | undefined
  current: boolean
  /** Moves a row. Undefined if the order of rows has no meaning. */
  move: ((from: number, to: number) => void) | undefined
}

/** Calls the grid's functions for one row inside the row's error boundary, so that an error affects only this row. */
const GridBodyRow = <R,>(props: RowProps<R>) => {
  const { grid, latest, range, row, index, columns, opening, moreOfLabel, moreOfLink, chosen, current, move } = props
  const { rows, rowKey, rowLabel, rowHref, onOpen, rowTone, rowActions, selection } = grid
  const key = rowKey(row)
  const choose = (isChosen: boolean) => {
    const { selection: present, rows: shown = [] } = latest.current
    const choosable = shown.filter((one) => present?.refusal?.(one) === undefined).map(rowKey)
    const keys = range.current.isRange ? rowsBetween(choosable, range.current.from, key) : [key]
    range.current = { from: key, isRange: false }
    present?.onChange(withRows(present.selected, keys, isChosen))
  }
  const setSize = rows?.length ?? 0
  const moves = move
    ? moveItems({ position: index + 1, setSize }, (isUp) => move(index, isUp ? index - 1 : index + 1))
    : []
  const runNow = (action: MenuItem) => {
    const own = latest.current.rowActions?.(row).find(({ label }) => label === action.label)
    return (own ?? action).run()
  }
  const own = rowActions?.(row)
  const actions = move ? withMoves(own ?? [], moves) : own
  return (
    <GridRow
      row={row}
      index={index}
      columns={columns}
      opening={opening}
      label={`${rowLabel?.(row) ?? `ред ${key}`}${moreOfLabel}`}
      moreOfLink={moreOfLink}
      href={rowHref?.(row)}
      onOpen={onOpen && (() => latest.current.onOpen?.(row))}
      tone={rowTone?.(row)}
      current={current}
      isOrdered={move !== undefined}
      actions={actions?.map((action) => ({ ...action, run: () => runNow(action) }))}
      choice={chosen === undefined ? undefined : { chosen, because: selection?.refusal?.(row), onChange: choose }}
    />
  )
}

const DrawnPart = <R,>({ width, ...row }: RowProps<R> & { width: number }) => (
  <RowPart of={row.row} list={row.grid.label} width={width}>
    <GridBodyRow {...row} />
  </RowPart>
)

/**
 * A row in an error boundary: an error affects only this row. Memoised, so an unchanged row does not call the grid's
 * functions again.
 */
export const BodyRow = memo(DrawnPart) as typeof DrawnPart
