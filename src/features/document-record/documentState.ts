import { atom } from 'jotai'
import { audit } from '../../contract/audit.ts'
import { documents } from '../../contract/documents.ts'
import { perRecord } from '../../state/perRecord.ts'
import { pushed } from '../../state/pushed.ts'
import { clientAtom, forgetAtom } from '../../state/queryClient.ts'
import type { Store } from '../../state/store.ts'
import { type Question, queryOf } from '../../transport/query.ts'

const leaving = atom<string | null>(null)
/** The document that is being deleted: nothing more is asked about it. Null when the deletion did not happen. */
export const setLeavingAtom = atom(null, (_get, set, docGuid: string | null) => set(leaving, docGuid))

/** One question about each document; nothing is asked about one that is being deleted. */
export const perDocument = <R>(question: (docGuid: string) => Question<R>) =>
  perRecord(question, (get, docGuid) => get(leaving) !== docGuid)

const documentOf = (docGuid: string) => queryOf(documents.getDocument, { query: { docGuid } })
const permissionsOf = (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } })
/** The document as its page shows it; asking marks it as read (document 2, section 7). */
export const documentAtom = perDocument(documentOf)
/** What I may do with it, and who else may. */
export const permissionsAtom = perDocument(permissionsOf)
/** Sends the questions of a document's page before it is drawn, for somebody who is opening it at this moment. */
export const askDocumentAhead = (store: Store, docGuid: string): void => {
  const client = store.get(clientAtom)
  for (const question of [documentOf(docGuid), permissionsOf(docGuid)]) void client.prefetchQuery<unknown>(question)
}
export const correspondentsAtom = perDocument((docGuid) =>
  queryOf(documents.getDocumentCorrespondents, { query: { docGuid } }),
)
export const filesAtom = perDocument((docGuid) => queryOf(documents.getDocumentAttachedFiles, { query: { docGuid } }))
/** Newest first. */
export const historyAtom = perDocument((docGuid) => queryOf(audit.getDocumentHistory, { query: { docGuid } }))

/** After a write on a document: everything that tells about it is asked again, lists included. */
export const documentChangedAtom = atom(null, (_get, set) => set(forgetAtom, ...pushed.DocumentChanged))
