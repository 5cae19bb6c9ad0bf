import { type Atom, atom } from 'jotai'
import type { Endpoint, Reply, RequestParams } from '../contract/endpoint.ts'
import type { Fault } from '../transport/fault.ts'
import { queryOf } from '../transport/query.ts'
import { atomFamily } from './atomFamily.ts'
import { queryAtom } from './queryAtomFamily.ts'
import { clientAtom } from './queryClient.ts'

export type Lookup<T> = { kind: 'loading' } | { kind: 'ready'; items: T } | { kind: 'failed'; fault: Fault }

export const itemsOf = <T>(lookup: Lookup<T>): T | undefined => (lookup.kind === 'ready' ? lookup.items : undefined)

const lookups = atomFamily(
  (endpoint: Endpoint, request: RequestParams<Endpoint>): Atom<Lookup<Reply<Endpoint>>> => {
    const resultAtom = queryAtom<Reply<Endpoint>>(() => queryOf(endpoint, request))
    return atom((get) => {
      const { status, data, error } = get(resultAtom)
      if (status === 'success') return { kind: 'ready', items: data }
      return status === 'error' ? { kind: 'failed', fault: error } : { kind: 'loading' }
    })
  },
  ({ path }, request) => `${path} ${JSON.stringify(request)}`,
)

/**
 * Returns the atom of one lookup request, which is sent once per session. Equal requests have the same atom, so the
 * function may be called during render: `useAtomValue(lookupAtom(metadata.getMunicipalities, { query: { districtId }
 * }))`.
 */
export const lookupAtom = lookups as <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
) => Atom<Lookup<Reply<E>>>

export const retryLookupAtom = atom(null, (get, _set, endpoint: Endpoint) =>
  get(clientAtom).refetchQueries({ queryKey: [endpoint.path], type: 'active' }),
)
