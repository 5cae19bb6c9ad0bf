import type { Query, QueryClient } from '@tanstack/query-core'
import { documents } from '../contract/documents.ts'
import { tasks } from '../contract/tasks.ts'

/**
 * The changed record: a document with its case file, a case file, or a message. `caseGuid` is null for a document
 * without a case file, `removedCaseGuid` its former case file that no longer exists. A field is undefined if it is not
 * known; an empty string counts as undefined.
 */
export type ChangedRecord = {
  docGuid?: string | undefined
  caseGuid?: string | null | undefined
  removedCaseGuid?: string | undefined
  messageGuid?: string | undefined
}

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

type CaseOfDocument = ReadonlyMap<string, string | undefined>

const cachedCases = (client: QueryClient): CaseOfDocument => {
  const caseOf = new Map<string, string | undefined>()
  for (const query of cachedResponses(client, documents.getDocument))
    for (const guid of subjectsOf(query)) caseOf.set(guid, guidIn(fieldOf(query.state.data, 'caseFile'), 'guid'))
  return caseOf
}

/**
 * Returns the case file to which the document no longer belongs. The page shows it until the document is fetched again,
 * and a request about it would fail if the whole case file was moved.
 */
const formerCase = (changed: ChangedRecord, caseOf: CaseOfDocument): string | undefined => {
  const removed = guidIn(changed, 'removedCaseGuid')
  if (removed !== undefined) return removed
  const [shown, now] = [caseOf.get(guidIn(changed, 'docGuid') ?? ''), guidIn(changed, 'caseGuid')]
  return now === undefined || shown === now ? undefined : shown
}

/**
 * Returns the GUIDs of the changed document, its case file, and the other documents and tasks in this case file. Cached
 * responses show which documents are in the case file.
 */
const relatedGuids = (client: QueryClient, changed: ChangedRecord, caseOf: CaseOfDocument): Set<string> => {
  const docGuid = guidIn(changed, 'docGuid')
  const known = docGuid === undefined ? undefined : caseOf.get(docGuid)
  const caseGuid = changed.caseGuid === null ? null : (guidIn(changed, 'caseGuid') ?? known)
  const related = new Set(docGuid === undefined ? [] : [docGuid])
  if (typeof caseGuid === 'string') {
    related.add(caseGuid)
    for (const [other, itsCase] of caseOf) if (itsCase === caseGuid) related.add(other)
  } else if (caseGuid === undefined) {
    // The case file is unknown, so every case file in the cache counts.
    for (const itsCase of caseOf.values()) if (itsCase !== undefined) related.add(itsCase)
  }
  for (const query of cachedResponses(client, tasks.getTask)) {
    const about = guidIn(query.state.data, 'docGuid')
    // A task whose document is unknown may belong to the changed document.
    if (about === undefined || related.has(about)) for (const guid of subjectsOf(query)) related.add(guid)
  }
  return related
}

/**
 * Returns a function: true for a query about the changed record. If the change names no record, the function is always
 * true. Queries about the case file from which the document was moved are not affected.
 */
export const isAffectedBy = (client: QueryClient, changed: ChangedRecord): ((query: Query) => boolean) => {
  const messageGuid = guidIn(changed, 'messageGuid')
  const isOfDocument = guidIn(changed, 'docGuid') !== undefined || guidIn(changed, 'caseGuid') !== undefined
  if (messageGuid === undefined && !isOfDocument) return () => true
  const caseOf = cachedCases(client)
  const related = isOfDocument ? relatedGuids(client, changed, caseOf) : new Set<string>()
  if (messageGuid !== undefined) related.add(messageGuid)
  const former = formerCase(changed, caseOf)
  return (query) => {
    const subjects = subjectsOf(query)
    return subjects.some((guid) => related.has(guid)) && (former === undefined || !subjects.includes(former))
  }
}
