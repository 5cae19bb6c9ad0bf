import { useState } from 'react'
import { type AddressOf, type ListAddress, pageInstead, readListAddress, writeListAddress } from './listAddress.ts'
import { type List, type PageQuery, useList } from './useList.ts'
import type { GoInList } from './useListAddress.ts'
import { usePageThatExists } from './usePageThatExists.ts'

/** A list of a screen of its own: what its address says, what came, and the ways to show something else. */
export type PagedList<F, R> = List<R> & {
  place: ListAddress<F>
  go: GoInList<F>
  filter: Partial<F>
  /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
  show: (filter: Partial<F>) => void
  /** Shows the first page of the same filter, asked anew. */
  refresh: () => void
  /** What a saved view keeps of the address: everything but the page. */
  search: string
  /** Shows what another search part says, from its first page. */
  showSearch: (search: string) => void
  /** Changes with every `showSearch`: the key of the filter panel, for what was typed over the former view is gone. */
  opened: number
}

/**
 * What every list page does, from the address to the rows. `at` is what `useListAddress(address)` gives, `query` asks
 * for the page it names. Give the result to `listGrid`, `ListViews` and the filter panel.
 */
export const usePagedList = <F, R>(
  address: AddressOf<F>,
  [place, go]: readonly [ListAddress<F>, GoInList<F>],
  query: PageQuery<R>,
): PagedList<F, R> => {
  const list = useList(query)
  const [opened, setOpened] = useState(0)
  usePageThatExists(pageInstead(place.page, place.size, list.grid.total), list.grid.stale, go)
  return {
    ...list,
    place,
    go,
    filter: place.filter,
    show: (filter) => {
      list.forget()
      go({ filter, page: 1 })
    },
    refresh: () => {
      list.forget()
      if (place.page === 1) list.refetch()
      else go({ page: 1 })
    },
    search: writeListAddress(address, { ...place, page: 1 }),
    showSearch: (search) => {
      list.forget()
      go({ ...readListAddress(address, search), page: 1 })
      setOpened(opened + 1)
    },
    opened,
  }
}
