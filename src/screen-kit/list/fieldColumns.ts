import { formatDate } from '../../dates/civilDate.ts'
import { countOrDash } from '../../rules/words/count.ts'
import type { ColumnDress, WordedColumn } from '../../widgets/grid/gridColumn.ts'

type Dress = Omit<ColumnDress, 'header'>

/** A column of one field under whose name the backend sorts; `dress` changes how it looks. Its words are made by `text`. */
const fieldColumn = <K extends string, T>(
  key: K,
  header: string,
  text: (value: T) => string,
  dress: Dress = {},
): WordedColumn<Record<K, T>> => ({ key, header, sortBy: key, text: (row) => text(row[key]), ...dress })

/** A text as it is. */
export const textColumn = <K extends string>(key: K, header: string, dress?: Dress) =>
  fieldColumn(key, header, (text: string | null) => text ?? '', dress)

/** „21.11.2026 г.“, on one line. */
export const dateColumn = <K extends string>(key: K, header: string, dress?: Dress) =>
  fieldColumn(key, header, (date: string | null) => formatDate(date), { nowrap: true, ...dress })

/** Names, one after the other. */
export const namesColumn = <K extends string>(key: K, header: string, dress?: Dress) =>
  fieldColumn(key, header, (names: readonly string[]) => names.join(', '), dress)

/** How many; „–“ where it is not known. */
export const numberColumn = <K extends string>(key: K, header: string, dress?: Dress) =>
  fieldColumn(key, header, countOrDash, dress)
