import { atom } from 'jotai'
import { audit } from '../../contract/audit.ts'
import { documents } from '../../contract/documents.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { type QueryOptions, queryOf } from '../../transport/query.ts'

const deletedGuidAtom = atom<string | null>(null)
/**
 * Stores the GUID of the document that is being deleted, so that no more requests are sent for it. Call with null if
 * the deletion fails.
 */
export const setLeavingAtom = atom(null, (_get, set, docGuid: string | null) => set(deletedGuidAtom, docGuid))

export const perDocument = <R>(query: (docGuid: string) => QueryOptions<R>) =>
  queryAtomFamily(query, (get, docGuid) => get(deletedGuidAtom) !== docGuid)

const documentOf = (docGuid: string) => queryOf(documents.getDocument, { query: { docGuid } })
const permissionsOf = (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } })
/** The document. The server marks the document as read when it gets this request (specification 2, section 7). */
export const documentAtom = perDocument(documentOf)
export const permissionsAtom = perDocument(permissionsOf)
export const firstDocumentQueries = (docGuid: string) => [documentOf(docGuid), permissionsOf(docGuid)]
export const correspondentsAtom = perDocument((docGuid) =>
  queryOf(documents.getDocumentCorrespondents, { query: { docGuid } }),
)
export const filesOf = (docGuid: string) => queryOf(documents.getDocumentAttachedFiles, { query: { docGuid } })
export const filesAtom = perDocument(filesOf)
export const historyAtom = perDocument((docGuid) => queryOf(audit.getDocumentHistory, { query: { docGuid } }))
