import type { RowKey } from '../../../widgets/grid/gridColumn.ts'
import type { ListAddress } from '../listAddress.ts'
import type { PageQuery } from '../useList.ts'

/**
 * The maximum number of rows in a file made by the browser. At most 20 requests are needed for them, if the backend
 * accepts pages of 500 rows.
 */
export const mostRows = 10_000
const rowsAtOnce = 500

type PagedQuery<F, R> = {
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  place: ListAddress<F>
  keyOf: (row: R) => RowKey
  signal: AbortSignal
}
export type AllRows<R> = { kind: 'rows'; rows: R[] } | { kind: 'tooMany'; total: number }

/**
 * Requests all rows page by page in the order of the list; a row that moves to another page meanwhile is included once.
 * If the backend returns smaller pages than requested, the size of the first one is used. Rejects with a `Fault`.
 */
export const allRows = async <F, R>({ pageOf, place, keyOf, signal }: PagedQuery<F, R>): Promise<AllRows<R>> => {
  const rows = new Map<RowKey, R>()
  let size = rowsAtOnce
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await pageOf({ ...place, page, size }).queryFn({ signal })
    if (totalCount > mostRows) return { kind: 'tooMany', total: totalCount }
    for (const row of items) rows.set(keyOf(row), row)
    if (page === 1 && items.length > 0) size = Math.min(size, items.length)
    if (items.length === 0 || page * size >= totalCount) return { kind: 'rows', rows: [...rows.values()] }
  }
}
