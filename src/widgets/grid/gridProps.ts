import type { ReactNode } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { GridColumn, GridSort, RowKey, RowTone } from './gridColumn.ts'

export type GridProps<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  /** Undefined while loading; skeleton rows are rendered. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => RowKey
  rowLabel?: (row: R) => string
  rowHref?: (row: R) => string | undefined
  onOpen?: (row: R) => void
  sort?: GridSort | undefined
  onSort?: (sort: GridSort) => void
  rowActions?: (row: R) => readonly MenuItem[]
  selection?: {
    selected: ReadonlySet<RowKey>
    onChange: (selected: ReadonlySet<RowKey>) => void
    /** Reason why the row cannot be chosen; undefined if it can. */
    refusal?: (row: R) => string | undefined
  }
  /** Moves a row to an index, counted from 0, by dragging, keys and menu. Set it only if the order has a meaning. */
  onMove?: (row: R, to: number) => void
  rowTone?: (row: R) => RowTone | undefined
  currentKey?: RowKey | undefined
  skeletonRows?: number
  /** The rows are of the former query and will be replaced. */
  stale?: boolean
  empty?: ReactNode
  error?: { message?: string; onRetry: () => void } | undefined
  quiet?: true
  /** Total number, announced to screen readers. */
  total?: number | undefined
  /** Announced instead of the total if the rows are a page: „Показани 11–20 от 830“. */
  shown?: string | undefined
  /** Content of the totals row per column, of all rows and not only the shown ones. */
  totals?: ((column: string) => ReactNode) | undefined
  footer?: ReactNode
  className?: string
}
