import type { Query, QueryClient } from '@tanstack/query-core'
import { documents } from '../contract/documents.ts'
import { tasks } from '../contract/tasks.ts'

/**
 * The document that a push names as changed, and its case file. `caseGuid` is null for a document without a case file.
 * A field is undefined if the backend did not send it.
 */
export type ChangedRecord = { docGuid?: string | undefined; caseGuid?: string | null | undefined }

const normal = (guid: string): string => guid.toLowerCase()

const subjectsOf = ({ queryKey: [, parameters] }: Query): string[] => {
  if (typeof parameters !== 'object' || parameters === null || !('query' in parameters)) return []
  const { query } = parameters
  if (typeof query !== 'object' || query === null) return []
  return Object.values(query).flatMap((value) => (typeof value === 'string' && value !== '' ? [normal(value)] : []))
}

const fieldOf = (record: unknown, field: string): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined

const guidIn = (record: unknown, field: string): string | undefined => {
  const value = fieldOf(record, field)
  return typeof value === 'string' && value !== '' ? normal(value) : undefined
}

const cachedResponses = (client: QueryClient, { path }: { path: string }): Query[] =>
  client.getQueryCache().findAll({ queryKey: [path] })

/**
 * Returns a test: true for a query about the changed document, its case file, or another document or task in this case
 * file. Cached responses show which documents are in it. If the push names no document, every query is affected.
 */
export const isAffectedBy = (client: QueryClient, changed: ChangedRecord): ((query: Query) => boolean) => {
  if (changed.docGuid === undefined) return () => true
  const docGuid = normal(changed.docGuid)
  const caseOf = new Map<string, string | undefined>()
  for (const query of cachedResponses(client, documents.getDocument))
    for (const guid of subjectsOf(query)) caseOf.set(guid, guidIn(fieldOf(query.state.data, 'caseFile'), 'guid'))
  const caseGuid = changed.caseGuid === undefined ? caseOf.get(docGuid) : (changed.caseGuid?.toLowerCase() ?? null)
  const related = new Set([docGuid])
  if (typeof caseGuid === 'string') {
    related.add(caseGuid)
    for (const [other, itsCase] of caseOf) if (itsCase === caseGuid) related.add(other)
  } else if (caseGuid === undefined) {
    // The document may be in any case file on the screen.
    for (const itsCase of caseOf.values()) if (itsCase !== undefined) related.add(itsCase)
  }
  for (const query of cachedResponses(client, tasks.getTask)) {
    const about = guidIn(query.state.data, 'docGuid')
    // A task of an unknown document may be of the changed one.
    if (about === undefined || related.has(about)) for (const guid of subjectsOf(query)) related.add(guid)
  }
  return (query) => subjectsOf(query).some((guid) => related.has(guid))
}
