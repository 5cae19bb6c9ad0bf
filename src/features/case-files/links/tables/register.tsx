import type { LinkKind } from '../../../../contract/shapes/caseFiles.ts'
import { ListEmpty } from '../../../../screen-kit/list/ListEmpty.tsx'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { sortOfPage } from '../../../../screen-kit/list/pagingParams.ts'
import type { Linkable } from '../linkable.ts'

export type TableProps = {
  kind: LinkKind
  title: string
  onPick: (one: Linkable) => void
  onClose: () => void
}

/** Returns the request for one page of a register; pages are counted from 1 (specification 2, section 7). */
export const registerRequest = <F,>(place: ListAddress<F>) => ({
  query: { pageNumber: place.page, pageSize: place.size },
  body: { ...place.filter, ...sortOfPage(place) },
})

export const RegisterEmpty = ({ list }: { list: { isFiltered: boolean; clear: () => void } }) => (
  <ListEmpty list={list} of="записи" one="един запис">
    В регистъра още няма записи.
  </ListEmpty>
)
