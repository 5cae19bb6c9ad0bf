import type { ReactNode } from 'react'

export type GridSort = { by: string; direction: 'asc' | 'desc' }
export type RowKey = string | number
export type RowTone = 'unread' | 'late' | 'soon' | 'muted'

/** How a cell is drawn, or the words it consists of, or both: words alone are drawn by the grid, an empty text as „–“. */
export type CellContent<R> =
  | {
      /** A string is cut to two lines with the full text on hover and focus. */
      cell: (row: R) => ReactNode
      text?: (row: R) => string
    }
  | {
      cell?: undefined
      /** What the cell says, without dress: what goes into an exported file. */
      text: (row: R) => string
    }

/** How a column is called and looks, and what becomes of it on a phone. */
export type ColumnDress = {
  header: string
  /** The name the backend sorts by; without it the column does not sort. */
  sortBy?: string
  width?: string
  /** Its words, where they are all it shows, stay on one line: a date, a number, a short name. */
  nowrap?: true
  className?: string
  /** Its words take so many lines in place of two: names end with what tells them apart („ООД“, „ЕАД“). */
  lines?: 3
  /** In a card: its title, a line with the header's words, a bare line, a small thing beside others, or nothing. */
  onPhone?: 'title' | 'line' | 'bare' | 'tag' | 'hide'
  /** The key of the column under whose words its own stand („Създал: М. Петрова“) where there is less room. */
  foldsInto?: string
  /** When it folds: already at 1440 px, at 1280 px (the usual), or only between that and a phone. */
  folds?: 'early' | 'last'
  /** What stands before its words there in place of „Създал:“, where the other column leaves little room: „от“, or nothing. */
  foldedAs?: string
  numeric?: boolean
  /** Its cell holds the link that opens the row; by default the card's title, else the first column. */
  opens?: boolean
  /** A narrow column whose header is only for screen readers. */
  icon?: boolean
}

/** One column of a grid. */
export type GridColumn<R> = CellContent<R> &
  ColumnDress & {
    key: string
    /** A shorter text for where the column folds into another one. */
    foldedText?: (row: R) => string
  }

/**
 * What a spreadsheet reckons with: a day (`2026-11-20`), a moment (ISO), a number or an amount of cents; null where the
 * row has none.
 */
export type Reckoned = { day: string } | { moment: string } | { number: number } | { cents: number } | null

/**
 * A column that says in words what it shows, so that it can be exported; `reckoned` goes into the file in their place.
 * `beside`: what its cell shows under its own words; in a file they are columns.
 */
export type WordedColumn<R> = GridColumn<R> & {
  text: (row: R) => string
  reckoned?: (row: R) => Reckoned
  beside?: readonly WordedColumn<R>[]
}

/** The column whose cell opens the row. */
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

/** At which step a column folds into another one that is shown and stays; undefined: at none. */
export const foldOf = ({ foldsInto, folds }: Folding, shown: readonly Folding[]): FoldStep | undefined => {
  const stays = shown.some(({ key, foldsInto: onwards }) => key === foldsInto && onwards === undefined)
  return stays ? (folds ?? 'usual') : undefined
}

const bare = (words: string | undefined): string => (words ?? '').trim().replace(/\.$/u, '').toLocaleLowerCase('bg')

/** Whether a column says only what the column it folds into says above it: „За одобрение“ under „За одобрение.“. */
export const repeats = <R>(column: GridColumn<R>, columns: readonly GridColumn<R>[], row: R): boolean => {
  if (column.foldsInto === undefined) return false
  const into = columns.find(({ key }) => key === column.foldsInto)
  const own = bare(column.text?.(row))
  return own !== '' && own === bare(into?.text?.(row))
}

/** Under a column's own words, at each step, a line for each column that has folded and says more. */
export const foldedWords = <R>(
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
      // As short as its cell says it, and at its full length only in a file.
      const full = typeof shown === 'string' ? shown : column.text?.(row)
      const text = foldOf(column, columns) === step && (column.foldedText?.(row) ?? full)
      if (text && !repeats(column, columns, row)) lines.push(`${column.foldedAs ?? `${column.header}:`} ${text}`.trim())
    }
    if (lines.length > 0) words[step] = lines.join('\n')
  }
  return words
}

/** The sort after a press on a header: the same column turns round, another begins ascending. */
export const turnedSort = (now: GridSort | undefined, by: string): GridSort => ({
  by,
  direction: now?.by === by && now.direction === 'asc' ? 'desc' : 'asc',
})

/** Roles written out: on a phone the rows are drawn as cards, and some browsers then forget they are a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
  /** The cell that says which record the row is: read out with every other one when going down a column. */
  rowHead: { role: 'rowheader' },
} as const
