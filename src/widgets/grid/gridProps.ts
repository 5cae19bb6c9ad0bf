import type { ReactNode } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { GridColumn, GridSort, RowKey, RowTone } from './gridColumn.ts'

export type GridProps<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  /** The rows. Undefined while loading; skeleton rows are then rendered. */
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
    /** Returns the reason why the row cannot be selected; undefined if it can. */
    refusal?: (row: R) => string | undefined
  }
  /**
   * Moves a row to an index, counted from 0, by dragging, keyboard or menu. Set it only if the order of rows has a
   * meaning.
   */
  onMove?: (row: R, to: number) => void
  rowTone?: (row: R) => RowTone | undefined
  currentKey?: RowKey | undefined
  skeletonRows?: number
  /** True if the rows belong to the previous query and will be replaced. */
  stale?: boolean
  empty?: ReactNode
  error?: { message?: string; onRetry: () => void } | undefined
  quiet?: true
  /** The total number of rows, announced to screen readers. */
  total?: number | undefined
  /** The text announced instead of the total, if the rows are one page of a list: „Показани 11–20 от 830“. */
  shown?: string | undefined
  /** The content of the totals row for a column; totals include all rows, not only the shown ones. */
  totals?: ((column: string) => ReactNode) | undefined
  footer?: ReactNode
  className?: string
}
