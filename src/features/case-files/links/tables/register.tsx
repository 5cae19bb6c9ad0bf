import type { LinkKind } from '../../../../contract/shapes/caseFiles.ts'
import { ListEmpty } from '../../../../screen-kit/list/ListEmpty.tsx'
import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'
import { sortOfPage } from '../../../../screen-kit/list/pageAsk.ts'
import type { Linkable } from '../linkable.ts'

/** What the tables of other registers to pick from have in common. */
export type TableProps = {
  kind: LinkKind
  title: string
  onPick: (one: Linkable) => void
  onClose: () => void
}

/** The question for one page of a register: pages are counted from 1, the filter goes as it is (document 2, section 7). */
export const registerAsk = <F,>(place: ListAddress<F>) => ({
  query: { pageNumber: place.page, pageSize: place.size },
  body: { ...place.filter, ...sortOfPage(place) },
})

/** Why a register shows nothing, and what to do about it. */
export const RegisterEmpty = ({ list }: { list: { isFiltered: boolean; clear: () => void } }) => (
  <ListEmpty list={list} of="записи" one="един запис">
    В регистъра още няма записи.
  </ListEmpty>
)
