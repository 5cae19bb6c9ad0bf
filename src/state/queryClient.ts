import type { QueryClient } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { createQueryClient, invalidate } from '../transport/query.ts'
import type { Store } from './store.ts'

/** The cache used by every `atomWithQuery`. */
export const clientAtom: Atom<QueryClient> = atom((get) => get(queryClientAtom))

/** After a write: invalidates these responses; those on the screen are refetched. */
export const invalidateAtom = atom(null, (get, _set, ...endpoints: Endpoint[]) =>
  invalidate(get(clientAtom), ...endpoints),
)

/** Refetches everything on the screen and removes the rest from the cache; resolves when the responses have arrived. */
export const refetchAtom = atom(null, (get) => {
  const client = get(clientAtom)
  // Reset instead of removed, because an atom keeps its known query and would show the old response.
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) query.reset()
  return client.invalidateQueries()
})

/** Clears the cache and aborts requests in flight, because another person may log in. */
export const wipeResponsesAtom = atom(null, (get) => {
  const client = get(clientAtom)
  client.cancelQueries()
  client.clear()
})

/**
 * A new login gets a separate cache. Atoms keep the last response of the cache they used, even if it is emptied; with
 * another cache they refetch, so no user sees another person's responses.
 */
export const freshResponsesAtom = atom(null, (_get, set) => {
  set(wipeResponsesAtom)
  set(queryClientAtom, createQueryClient())
})

/** Gives a store its own cache. Call it once, before any request. */
export const provideQueryClient = (store: Store): void => store.set(queryClientAtom, createQueryClient())
