import { atom } from 'jotai'
import { audit } from '../../contract/audit.ts'
import { documents } from '../../contract/documents.ts'
import { perRecord } from '../../state/perRecord.ts'
import { pushed } from '../../state/pushed.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { type Question, queryOf } from '../../transport/query.ts'

const leaving = atom<string | null>(null)
/** The document that is being deleted: nothing more is asked about it. Null when the deletion did not happen. */
export const setLeavingAtom = atom(null, (_get, set, docGuid: string | null) => set(leaving, docGuid))

/** One question about each document; nothing is asked about one that is being deleted. */
export const perDocument = <R>(question: (docGuid: string) => Question<R>) =>
  perRecord(question, (get, docGuid) => get(leaving) !== docGuid)

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
