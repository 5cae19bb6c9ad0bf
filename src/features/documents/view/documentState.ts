import { type Atom, atom } from 'jotai'
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query'
import { audit } from '../../../contract/audit.ts'
import { documents } from '../../../contract/documents.ts'
import { pushed } from '../../../state/pushed.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import type { Fault } from '../../../transport/fault.ts'
import { queryOf } from '../../../transport/query.ts'

/** What `queryOf` gives for a call about one document. */
type Question<R> = {
  queryKey: readonly [path: string, ask: object]
  queryFn: (context: { signal: AbortSignal }) => Promise<R>
  staleTime: number
  gcTime: number
}
type Answer<R> = Atom<AtomWithQueryResult<R, Fault>>

const leaving = atom<string | null>(null)
/** The document that is being deleted: nothing more is asked about it. Null when the deletion did not happen. */
export const setLeavingAtom = atom(null, (_get, set, docGuid: string | null) => set(leaving, docGuid))

/** One atom per document, the same for every component that asks: the call runs once and only while somebody looks. */
const perDocument = <R>(question: (docGuid: string) => Question<R>) => {
  const made = new Map<string, Answer<R>>()
  return (docGuid: string): Answer<R> => {
    const known = made.get(docGuid)
    if (known) return known
    const answerAtom = atomWithQuery<R, Fault>((get) => ({
      ...question(docGuid),
      enabled: get(leaving) !== docGuid,
    }))
    made.set(docGuid, answerAtom)
    return answerAtom
  }
}

/** The document as its page shows it; asking marks it as read (document 2, section 7). */
export const documentAtom = perDocument((docGuid) => queryOf(documents.getDocument, { query: { docGuid } }))
/** What I may do with it, and who else may. */
export const permissionsAtom = perDocument((docGuid) =>
  queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
)
export const correspondentsAtom = perDocument((docGuid) =>
  queryOf(documents.getDocumentCorrespondents, { query: { docGuid } }),
)
export const filesAtom = perDocument((docGuid) => queryOf(documents.getDocumentAttachedFiles, { query: { docGuid } }))
/** Newest first. */
export const historyAtom = perDocument((docGuid) => queryOf(audit.getDocumentHistory, { query: { docGuid } }))

/** After a write on a document: everything that tells about it is asked again, lists included. */
export const documentChangedAtom = atom(null, (_get, set) => set(forgetAtom, ...pushed.DocumentChanged))
