import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePagedList } from '../../../screen-kit/list/usePagedList.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { filterBody, messagesAddress } from './messagesFilter.ts'

/** A list of messages: what its address says, what is asked for, what came. A push asks again by itself. */
export const useMessagesList = ({ name, calls }: ExchangeSystem) => {
  const address = useListAddress(messagesAddress[name])
  const [{ filter, page, size, sort }] = address
  const body = {
    ...filterBody(filter),
    ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }),
  }
  return usePagedList(
    messagesAddress[name],
    address,
    calls.page({ query: { skip: (page - 1) * size, take: size }, body }),
  )
}
export type MessagesList = ReturnType<typeof useMessagesList>
