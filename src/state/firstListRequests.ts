import { atom } from 'jotai'
import type { StoredRequest } from '../transport/prefetch.ts'
import { storedPart } from './applicationState.ts'

const most = 12
const firstRequestsAtom = storedPart('firstQuestions')

/** Stores the request for the first page of a list, so that the next page load can prefetch it. */
export const noteFirstRequestAtom = atom(null, (get, set, path: string, query: StoredRequest) => {
  if (JSON.stringify(get(firstRequestsAtom)[path]) === JSON.stringify(query)) return
  set(firstRequestsAtom, ({ [path]: _, ...others }) =>
    Object.fromEntries([[path, query] as const, ...Object.entries(others)].slice(0, most)),
  )
})

export const clearFirstRequestsAtom = atom(null, (_get, set) => set(firstRequestsAtom, () => ({})))
