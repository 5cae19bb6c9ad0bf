import type { ReactNode } from 'react'

export type GridSort = { by: string; direction: 'asc' | 'desc' }
export type RowKey = string | number
export type RowTone = 'unread' | 'late' | 'soon' | 'muted'

/** One column of a grid: what it is called, what its cell shows, what becomes of it on a phone. */
export type GridColumn<R> = {
  key: string
  header: string
  /** A string is cut to two lines with the full text on hover and focus. */
  cell: (row: R) => ReactNode
  /** The name the backend sorts by; without it the column does not sort. */
  sortBy?: string
  width?: string
  className?: string
  /** In a card: its title, a line with the header's words, a bare line, a small thing beside others, or nothing. */
  onPhone?: 'title' | 'line' | 'bare' | 'tag' | 'hide'
  numeric?: boolean
  /** Its cell holds the link that opens the row; by default the card's title, else the first column. */
  opens?: boolean
  /** A narrow column whose header is only for screen readers. */
  icon?: boolean
}

/** The column whose cell opens the row. */
export const openingColumn = <R>(columns: readonly GridColumn<R>[]): string | undefined =>
  (
    columns.find((column) => column.opens) ??
    columns.find((column) => column.onPhone === 'title') ??
    columns.find((column) => !column.icon)
  )?.key

/** The sort after a press on a header: the same column turns round, another begins ascending. */
export const turnedSort = (now: GridSort | undefined, by: string): GridSort => ({
  by,
  direction: now?.by === by && now.direction === 'asc' ? 'desc' : 'asc',
})

/** Roles said aloud: on a phone the rows are drawn as cards, and some browsers then forget they are a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
