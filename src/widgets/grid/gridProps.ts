import type { ReactNode } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { GridColumn, GridSort, RowKey, RowTone } from './gridColumn.ts'

/** What a grid is told: its rows, how they are called and dressed, and what can be done with them. */
export type GridProps<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  /** undefined: not known yet, skeleton rows are drawn. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => RowKey
  /** How a row is called in „Действия за …“ and „Избери …“; rows of one name are told apart by their columns. */
  rowLabel?: (row: R) => string
  rowHref?: (row: R) => string | undefined
  onOpen?: (row: R) => void
  sort?: GridSort | undefined
  onSort?: (sort: GridSort) => void
  rowActions?: (row: R) => readonly MenuItem[]
  selection?: {
    selected: ReadonlySet<RowKey>
    onChange: (selected: ReadonlySet<RowKey>) => void
    /** Why this row cannot be chosen; undefined when it can. */
    refusal?: (row: R) => string | undefined
  }
  /** The order of the rows means something: moves one to another place, from 0. By dragging, keys and menu. */
  onMove?: (row: R, to: number) => void
  rowTone?: (row: R) => RowTone | undefined
  currentKey?: RowKey | undefined
  skeletonRows?: number
  /** The rows are of the former question; the new ones are on the way. */
  stale?: boolean
  empty?: ReactNode
  error?: { message?: string; onRetry: () => void } | undefined
  /** One of several on the page of a record: says nothing when its rows come. */
  quiet?: true
  /** How many there are in all; announced to screen readers. */
  total?: number | undefined
  /** Said in the place of the total where the rows are one page of many: „Показани 11–20 от 830“. */
  shown?: string | undefined
  /** A row of totals under the others, of all rows and not of the shown ones: what stands in the cell of a column. */
  totals?: ((column: string) => ReactNode) | undefined
  footer?: ReactNode
  className?: string
}
