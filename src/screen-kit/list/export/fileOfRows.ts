import { formatCount } from '../../../rules/words/pluralise.ts'
import { notify } from '../../../transport/notices.ts'
import type { RowKey } from '../../../widgets/grid/gridColumn.ts'
import type { ListAddress } from '../listAddress.ts'
import type { PageQuery } from '../useList.ts'
import { allRows, mostRows } from './allRows.ts'

type Listed<F, R> = { pageOf: (place: ListAddress<F>) => PageQuery<R>; place: ListAddress<F> }

/**
 * Requests all rows of a list and passes them to `make`. If there are too many rows, shows a notice and resolves with
 * null.
 */
export const makeFromAllRows =
  <F, R, T>({ pageOf, place }: Listed<F, R>, keyOf: (row: R) => RowKey, make: (rows: R[]) => T | Promise<T>) =>
  async (signal: AbortSignal): Promise<T | null> => {
    const found = await allRows({ pageOf, place, keyOf, signal })
    if (found.kind === 'rows') return make(found.rows)
    notify({ kind: 'warning', title: 'Редовете са твърде много', text: tooMany(found.total) })
    return null
  }

const tooMany = (total: number): string =>
  `Намерени са ${formatCount(total)} реда, а наведнъж се побират най-много ${formatCount(mostRows)}. Стеснете филтъра, например с период.`
