import { matchQuery, type QueryClient } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { createQueryClient, invalidate, type QueryOptions } from '../transport/query.ts'
import type { Store } from './store.ts'

export const clientAtom: Atom<QueryClient> = atom((get) => get(queryClientAtom))

/**
 * Sends queries before the components that show their responses are rendered. A failure is reported where the response
 * is shown.
 */
export const prefetchQueries = async (store: Store, queries: readonly QueryOptions<unknown>[]): Promise<void> => {
  await Promise.all(queries.map((query) => store.get(clientAtom).prefetchQuery(query)))
}

/** What is stale: all responses of a call, or the response of one query, `queryOf(call, request)`. */
type Stale = Endpoint | Pick<QueryOptions<unknown>, 'queryKey'>

/**
 * Invalidates, after a save request, the responses of the given endpoints or queries; those on the screen are
 * refetched. After a change of a document, a task or a case file use `documentChangedAtom` instead.
 */
export const invalidateAtom = atom(null, (get, _set, ...stale: Stale[]) =>
  invalidate(get(clientAtom), (query) =>
    stale.some((one) => matchQuery({ queryKey: 'queryKey' in one ? one.queryKey : [one.path] }, query)),
  ),
)

/**
 * Refetches all data on the screen and removes all other data from the cache; resolves when the responses have arrived.
 */
export const refetchAtom = atom(null, (get) => {
  const client = get(clientAtom)
  // The query is reset instead of removed, because an atom that still refers to it would show the old response.
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) query.reset()
  return client.invalidateQueries()
})

/** Clears the cache and aborts requests in flight, because another user may log in. */
export const wipeResponsesAtom = atom(null, (get) => {
  const client = get(clientAtom)
  client.cancelQueries()
  client.clear()
})

/**
 * Creates a new cache for a new login. Atoms keep the last response even if the cache is emptied; with a new cache they
 * refetch, so that no user sees responses of another user.
 */
export const freshResponsesAtom = atom(null, (_get, set) => {
  set(wipeResponsesAtom)
  set(queryClientAtom, createQueryClient())
})

export const provideQueryClient = (store: Store): void => store.set(queryClientAtom, createQueryClient())
