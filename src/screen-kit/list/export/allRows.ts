import type { RowKey } from '../../../widgets/grid/gridColumn.ts'
import type { ListAddress } from '../listAddress.ts'
import type { PageQuery } from '../useList.ts'

/** A file of more rows is made by nobody's browser; 50 questions at most. */
export const mostRows = 5_000
const rowsAtOnce = 100

type Question<F, R> = {
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  place: ListAddress<F>
  keyOf: (row: R) => RowKey
  signal: AbortSignal
}
/** All rows of a filter, or how many there are when they are too many. */
export type AllRows<R> = { kind: 'rows'; rows: R[] } | { kind: 'tooMany'; total: number }

/**
 * Asks for every row of a list, page after page, in the list's own order. A row that moved to a later page meanwhile
 * stands once. Rejects with the `Fault` of the question that failed.
 */
export const allRows = async <F, R>({ pageOf, place, keyOf, signal }: Question<F, R>): Promise<AllRows<R>> => {
  const rows = new Map<RowKey, R>()
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await pageOf({ ...place, page, size: rowsAtOnce }).queryFn({ signal })
    if (totalCount > mostRows) return { kind: 'tooMany', total: totalCount }
    for (const row of items) rows.set(keyOf(row), row)
    if (items.length === 0 || page * rowsAtOnce >= totalCount) return { kind: 'rows', rows: [...rows.values()] }
  }
}
