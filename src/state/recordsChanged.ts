import { atom } from 'jotai'
import { invalidate } from '../transport/query.ts'
import type { ChangedRecord } from './affectedCalls.ts'
import { pushed } from './pushInvalidation.ts'
import { clientAtom } from './queryClient.ts'
import { type Change, staleAfter } from './staleAfter.ts'

/** Invalidates, after a save request, the responses of some calls about the changed records. */
export const recordsChangedAtom = atom(null, (get, _set, ...changes: Change[]) => {
  const client = get(clientAtom)
  const checks = changes.map((change) => staleAfter(client, change))
  return invalidate(client, (query) => checks.some((isStale) => isStale(query)))
})

/**
 * Invalidates, after a save request that changes documents, their tasks or their case files, the same responses as a
 * push about these records.
 */
export const documentChangedAtom = atom(null, (_get, set, changed: ChangedRecord | readonly ChangedRecord[]) =>
  set(recordsChangedAtom, ...[changed].flat().map((record) => ({ calls: pushed.DocumentChanged, ...record }))),
)
