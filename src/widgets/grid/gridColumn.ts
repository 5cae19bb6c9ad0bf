import type { ReactNode } from 'react'

export type GridSort = { by: string; direction: 'asc' | 'desc' }
export type RowKey = string | number
export type RowTone = 'unread' | 'late' | 'soon' | 'muted'

/** How a cell renders, or its text, or both. If there is only a text, the grid renders it; an empty text as „–“. */
export type CellContent<R> =
  | {
      cell: (row: R) => ReactNode
      text?: (row: R) => string
    }
  | {
      cell?: undefined
      text: (row: R) => string
    }

export type ColumnLook = {
  header: string
  /** The field name for the backend; without it the column cannot be sorted. */
  sortBy?: string
  width?: string
  /** For dates, numbers and short names. */
  nowrap?: true
  className?: string
  /** Three lines instead of two, because some names differ only at their end („ООД“, „ЕАД“). */
  lines?: 3
  /**
   * The place in a card: its title, a line with the header, a line without it, a small item beside others, or hidden.
   */
  onPhone?: 'title' | 'line' | 'bare' | 'tag' | 'hide'
  /** The key of another column. On narrow screens this column is shown below its text („Създал: М. Петрова“). */
  foldsInto?: string
  /** The window width at which the column folds: 1440 px (early), 1280 px (default), or narrower (last). */
  folds?: 'early' | 'last'
  /** Replaces „Създал:“ when folded, for example by „от“ or nothing. */
  foldedAs?: string
  numeric?: boolean
  /** Its cell contains the link that opens the row; by default this is the card's title, else the first column. */
  opens?: boolean
  icon?: boolean
}

export type GridColumn<R> = CellContent<R> &
  ColumnLook & {
    key: string
    /** A shorter text for where the column folds into another one. */
    foldedText?: (row: R) => string
  }

/** A value for spreadsheets: a day (`2026-11-20`), a date-time (ISO), a number, an amount in cents, or null. */
export type Reckoned = { day: string } | { moment: string } | { number: number } | { cents: number } | null

/**
 * A column that can be exported. `reckoned` replaces its text in the file. `beside`: values that the cell shows below
 * its text, which become separate columns in a file.
 */
export type WordedColumn<R> = GridColumn<R> & {
  text: (row: R) => string
  reckoned?: (row: R) => Reckoned
  beside?: readonly WordedColumn<R>[]
}

export const openingColumn = (
  columns: readonly Pick<GridColumn<unknown>, 'key' | 'opens' | 'onPhone' | 'icon'>[],
): string | undefined =>
  (
    columns.find((column) => column.opens) ??
    columns.find((column) => column.onPhone === 'title') ??
    columns.find((column) => !column.icon)
  )?.key

const foldSteps = ['early', 'usual', 'last'] as const
type FoldStep = (typeof foldSteps)[number]
type Folding = Pick<GridColumn<unknown>, 'key' | 'foldsInto' | 'folds'>

/** The step at which a column folds into another visible column; undefined if it does not fold. */
export const foldOf = ({ foldsInto, folds }: Folding, shown: readonly Folding[]): FoldStep | undefined => {
  const stays = shown.some(({ key, foldsInto: onwards }) => key === foldsInto && onwards === undefined)
  return stays ? (folds ?? 'usual') : undefined
}

const bare = (words: string | undefined): string => (words ?? '').trim().replace(/\.$/u, '').toLocaleLowerCase('bg')

/** True if a folded column would repeat the text above it: „За одобрение“ below „За одобрение.“. */
export const repeats = <R>(column: GridColumn<R>, columns: readonly GridColumn<R>[], row: R): boolean => {
  if (column.foldsInto === undefined) return false
  const into = columns.find(({ key }) => key === column.foldsInto)
  const own = bare(column.text?.(row))
  return own !== '' && own === bare(into?.text?.(row))
}

export const foldedText = <R>(
  into: GridColumn<R>,
  columns: readonly GridColumn<R>[],
  row: R,
): Partial<Record<FoldStep, string>> => {
  const folding = columns.filter(({ foldsInto }) => foldsInto === into.key)
  if (folding.length === 0) return {}
  const lines: string[] = []
  const words: Partial<Record<FoldStep, string>> = {}
  for (const step of foldSteps) {
    for (const column of folding) {
      const shown = column.cell?.(row)
      // The file has the full text, the cell a short text.
      const full = typeof shown === 'string' ? shown : column.text?.(row)
      const text = foldOf(column, columns) === step && (column.foldedText?.(row) ?? full)
      if (text && !repeats(column, columns, row)) lines.push(`${column.foldedAs ?? `${column.header}:`} ${text}`.trim())
    }
    if (lines.length > 0) words[step] = lines.join('\n')
  }
  return words
}

/** The same column reverses its order; another column begins ascending. */
export const turnedSort = (now: GridSort | undefined, by: string): GridSort => ({
  by,
  direction: now?.by === by && now.direction === 'asc' ? 'desc' : 'asc',
})

/** Explicit roles, because some browsers drop table semantics when rows are displayed as cards. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
  /** Screen readers announce this cell as the header of the row. */
  rowHead: { role: 'rowheader' },
} as const
