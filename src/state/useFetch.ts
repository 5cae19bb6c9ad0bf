import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { asFault } from '../transport/fault.ts'
import type { QueryOptions } from '../transport/query.ts'
import type { Outcome } from '../transport/request.ts'
import { clientAtom } from './queryClient.ts'

/**
 * Requests a response once. A fresh response of the cache is used, and a request in flight is shared. Never rejects.
 */
export type Fetch = <R>(query: QueryOptions<R>) => Promise<Outcome<R>>

/**
 * Returns a function that sends a query in an event handler or effect, where no component shows the response itself.
 * For a response that a component shows, use an atom (`queryAtom`, `queryAtomFamily`, `lookupAtom`) or a list
 * (`useList`).
 */
export const useFetch = (): Fetch => {
  const client = useAtomValue(clientAtom)
  return useCallback(
    async <R>(query: QueryOptions<R>): Promise<Outcome<R>> => {
      try {
        return { done: true, reply: await client.fetchQuery(query) }
      } catch (thrown) {
        return { done: false, fault: asFault(thrown), returned: null }
      }
    },
    [client],
  )
}
