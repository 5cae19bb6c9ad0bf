import type { Query, QueryClient } from '@tanstack/query-core'
import { isNoLookup } from '../transport/query.ts'
import { type ChangedRecord, isAffectedBy } from './affectedCalls.ts'
import { recordPaths } from './pushInvalidation.ts'

/**
 * What a save request, a push or a lost connection changed: the calls whose responses are now stale, and the changed
 * record.
 */
export type Change = ChangedRecord & { calls: readonly { path: string }[] | 'allButLookups' }

/** True for a query about one record or one person; false for lists and counts. */
export const isAboutRecord = ({ queryKey: [path] }: Query): boolean => typeof path === 'string' && recordPaths.has(path)

/**
 * Returns a function: true for a query that the change makes stale. These are the lists and counts of its calls, and
 * the queries about the record that the change names. Own writes, pushes and other tabs all use this function.
 */
export const staleAfter = (client: QueryClient, { calls, ...changed }: Change): ((query: Query) => boolean) => {
  if (calls === 'allButLookups') return isNoLookup
  const paths = new Set(calls.map(({ path }) => path))
  const isAffected = isAffectedBy(client, changed)
  return (query) => {
    const [path] = query.queryKey
    return typeof path === 'string' && paths.has(path) && (!isAboutRecord(query) || isAffected(query))
  }
}
