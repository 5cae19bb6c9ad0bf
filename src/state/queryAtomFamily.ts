import { type Atom, atom, type Getter } from 'jotai'
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query'
import type { Fault } from '../transport/fault.ts'
import type { QueryOptions } from '../transport/query.ts'
import { atomFamily } from './atomFamily.ts'

export type QueryAtom<R> = Atom<AtomWithQueryResult<R, Fault>>

/** Returns the atom of one query; the options may depend on other atoms. */
export const queryAtom = <R>(query: (get: Getter) => QueryOptions<R> & { enabled?: boolean }): QueryAtom<R> =>
  atomWithQuery<R, Fault>(query)

/**
 * Returns one query atom per record; the request is sent only while a component uses the atom and `isNeeded` returns
 * true. The options are recreated only if the response changed, because after a failed request new options would
 * discard the shown data.
 */
export const queryAtomFamily = <A extends readonly (string | number)[], R>(
  query: (...ids: A) => QueryOptions<R>,
  isNeeded: (get: Getter, ...ids: A) => boolean = () => true,
): ((...ids: A) => QueryAtom<R>) =>
  atomFamily((...ids: A): QueryAtom<R> => {
    const enabledAtom = atom((get) => isNeeded(get, ...ids))
    return queryAtom<R>((get) => ({ ...query(...ids), enabled: get(enabledAtom) }))
  })
