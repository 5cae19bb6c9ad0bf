import type { QueryClient } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { createQueryClient, forget } from '../transport/query.ts'
import type { Store } from './store.ts'

/** The cache of answers that every `atomWithQuery` uses. */
export const clientAtom: Atom<QueryClient> = atom((get) => get(queryClientAtom))

/** After a write: these calls' answers are old, and what is on the screen is asked for again. */
export const forgetAtom = atom(null, (get, _set, ...endpoints: Endpoint[]) => forget(get(clientAtom), ...endpoints))

/** What is shown is asked for anew and what is not shown is forgotten; resolves when the answers are there. */
export const askAnewAtom = atom(null, (get) => {
  const client = get(clientAtom)
  // Not removed: an atom that was read before keeps looking at the query that it knows, and would show its old answer.
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) query.reset()
  return client.invalidateQueries()
})

/** Drops every answer and aborts what is under way: another person may log in on this computer. */
export const wipeAnswersAtom = atom(null, (get) => {
  const client = get(clientAtom)
  client.cancelQueries()
  client.clear()
})

/**
 * Somebody enters: a cache of their own. Atoms that were read before keep the last answer of the cache they looked at,
 * also when that cache is emptied; with another cache they ask anew, and nobody sees what another person was answered.
 */
export const freshAnswersAtom = atom(null, (_get, set) => {
  set(wipeAnswersAtom)
  set(queryClientAtom, createQueryClient())
})

/** Gives a store its own cache. To be called once, before anything is asked. */
export const provideQueryClient = (store: Store): void => store.set(queryClientAtom, createQueryClient())
