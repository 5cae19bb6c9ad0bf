import type { ReactNode } from 'react'
import { civilDateOf, formatDate, formatDateTime } from '../../dates/civilDate.ts'
import { shortDepartmentName } from '../../rules/words/departmentName.ts'
import { countOrDash } from '../../rules/words/pluralise.ts'
import type { ColumnLook, Reckoned, WordedColumn } from '../../widgets/grid/gridColumn.ts'

type FieldLook = Omit<ColumnLook, 'header'>
type Cell<R> = (row: R) => ReactNode

export const wordsColumn = <R>(
  key: keyof R & string,
  header: string,
  text: (row: R) => string,
  columnLook?: FieldLook,
  cell?: Cell<R>,
): WordedColumn<R> => ({ key, header, sortBy: key, text, ...(cell && { cell }), ...columnLook })

export const textColumn = <R extends Record<K, string | null>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
  cell?: Cell<R>,
) => wordsColumn<R>(key, header, (row) => row[key] ?? '', columnLook, cell)

export const departmentColumn = <R extends Record<K, string | null>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
) => textColumn<R, K>(key, header, columnLook, (row) => shortDepartmentName(row[key] ?? ''))

export const dayOf = (at: string | null | undefined): Reckoned => {
  const day = at ? civilDateOf(at) : ''
  return day === '' ? null : { day }
}

export const momentOf = (at: string | null | undefined): Reckoned =>
  at && civilDateOf(at) !== '' ? { moment: at } : null

/**
 * Returns a column of date-times, shown as „21.11.2026 г. 14:35 ч.“. In an exported file the cells are date-times, so
 * that they can be sorted and filtered.
 */
export const momentColumn = <R extends Record<K, string | null>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
  cell?: Cell<R>,
): WordedColumn<R> => ({
  ...wordsColumn<R>(key, header, (row) => formatDateTime(row[key]), columnLook, cell),
  reckoned: (row) => momentOf(row[key]),
})

export const numberOf = (value: number | null | undefined): Reckoned =>
  typeof value === 'number' ? { number: value } : null

export const dateColumn = <R extends Record<K, string | null>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
  cell?: Cell<R>,
): WordedColumn<R> => ({
  ...wordsColumn<R>(key, header, (row) => formatDate(row[key]), { nowrap: true, ...columnLook }, cell),
  reckoned: (row) => dayOf(row[key]),
})

export const namesColumn = <R extends Record<K, readonly string[]>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
) => wordsColumn<R>(key, header, (row) => row[key].join(', '), columnLook)

export const numberColumn = <R extends Record<K, number | null>, K extends string>(
  key: K,
  header: string,
  columnLook?: FieldLook,
): WordedColumn<R> => ({
  ...wordsColumn<R>(key, header, (row) => countOrDash(row[key]), { nowrap: true, numeric: true, ...columnLook }),
  reckoned: (row) => numberOf(row[key]),
})
