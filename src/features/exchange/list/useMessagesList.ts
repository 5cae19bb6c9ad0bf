import { pageInstead } from '../../../screen-kit/list/listAddress.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePageThatExists } from '../../../screen-kit/list/usePageThatExists.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { filterBody, type MessagesFilter, messagesAddress } from './messagesFilter.ts'

/** A list of messages: what its address says, what is asked for, what came. A push asks again by itself. */
export const useMessagesList = ({ name, calls }: ExchangeSystem) => {
  const [place, go] = useListAddress(messagesAddress[name])
  const { filter, page, size, sort } = place
  const body = {
    ...filterBody(filter),
    ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }),
  }
  const list = useList(calls.page({ query: { skip: (page - 1) * size, take: size }, body }))
  usePageThatExists(pageInstead(page, size, list.grid.total), list.grid.stale, go)
  /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
  const show = (next: Partial<MessagesFilter>) => {
    list.forget()
    go({ filter: next, page: 1 })
  }
  return { ...list, filter, place, go, show }
}
export type MessagesList = ReturnType<typeof useMessagesList>
