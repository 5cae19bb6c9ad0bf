import type { ReactNode } from 'react'

export type GridSort = { by: string; direction: 'asc' | 'desc' }
export type RowKey = string | number
export type RowTone = 'unread' | 'late' | 'soon' | 'muted'

/**
 * What a cell shows: a function that renders it, its text, or both. Without a function the text is shown, and „–“ if it
 * is empty.
 */
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
  /** The backend's name of the field to sort by; without it the column cannot be sorted. */
  sortBy?: string
  width?: string
  /** True if the text must not break; for dates, numbers and short names. */
  nowrap?: true
  className?: string
  /** The number of lines that are shown, instead of two, because some names differ only at their end („ООД“, „ЕАД“). */
  lines?: 3
  /**
   * Where the value appears in a card on a phone: as the title, on a line with the column's header, on a line without
   * it, as a small item beside others, or nowhere.
   */
  onPhone?: 'title' | 'line' | 'bare' | 'tag' | 'hide'
  /**
   * The key of another column. On a narrow screen this column is hidden, and its value is shown below the text of the
   * other column („Създал: М. Петрова“).
   */
  foldsInto?: string
  /**
   * The window width below which the column folds into the other: by default 1280 px, `early` 1440 px, `last` even
   * narrower.
   */
  folds?: 'early' | 'last'
  /** The word before the folded value, instead of the header „Създал:“; for example „от“ or nothing. */
  foldedAs?: string
  numeric?: boolean
  /**
   * True if the link that opens the row is in this column. By default it is in the column that is the title on a phone
   * (`onPhone: 'title'`), else in the first column that is not an icon.
   */
  opens?: boolean
  icon?: boolean
}

export type GridColumn<R> = CellContent<R> &
  ColumnLook & {
    key: string
    /** A shorter text, shown while the column is folded into another one. */
    foldedText?: (row: R) => string
  }

/** A typed value for spreadsheets: a day (`2026-11-20`), a date-time (ISO), a number, an amount in cents, or null. */
export type Reckoned = { day: string } | { moment: string } | { number: number } | { cents: number } | null

/**
 * A column that can be exported. `reckoned` gives a typed value, exported instead of the text. `extraColumns`: values that
 * the cell shows below its text; each becomes a separate column of the file.
 */
export type WordedColumn<R> = GridColumn<R> & {
  text: (row: R) => string
  reckoned?: (row: R) => Reckoned
  extraColumns?: readonly WordedColumn<R>[]
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

/**
 * Returns the window width at which the column folds (early, usual, last). Undefined if it does not, because the other
 * column is hidden or folds itself.
 */
export const foldOf = ({ foldsInto, folds }: Folding, shown: readonly Folding[]): FoldStep | undefined => {
  const stays = shown.some(({ key, foldsInto: onwards }) => key === foldsInto && onwards === undefined)
  return stays ? (folds ?? 'usual') : undefined
}

const bare = (words: string | undefined): string => (words ?? '').trim().replace(/\.$/u, '').toLocaleLowerCase('bg')

/** True if the folded value would repeat the text above it: „За одобрение“ below „За одобрение.“. */
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
      // The exported file has the full text, even if the cell shows a short one.
      const full = typeof shown === 'string' ? shown : column.text?.(row)
      const text = foldOf(column, columns) === step && (column.foldedText?.(row) ?? full)
      if (text && !repeats(column, columns, row)) lines.push(`${column.foldedAs ?? `${column.header}:`} ${text}`.trim())
    }
    if (lines.length > 0) words[step] = lines.join('\n')
  }
  return words
}

export const reverseSort = (now: GridSort | undefined, by: string): GridSort => ({
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
  /** This cell names the row: screen readers announce it as the header of the row. */
  rowHead: { role: 'rowheader' },
} as const
