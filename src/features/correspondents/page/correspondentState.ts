import { type Atom, atom } from 'jotai'
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query'
import { documents } from '../../../contract/documents.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { ListView } from '../../../contract/enumerations.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { DocumentModule } from '../../../rules/to.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import type { Fault } from '../../../transport/fault.ts'
import { queryOf } from '../../../transport/query.ts'

type Answer<R> = Atom<AtomWithQueryResult<R, Fault>>

/** One atom per key, the same for every component that asks: the call runs once and only while somebody looks. */
const kept = <K extends string | number, A>(make: (key: K) => A) => {
  const made = new Map<K, A>()
  return (key: K): A => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** One correspondent with addresses, contacts and representatives. */
export const correspondentAtom = kept(
  (id: number): Answer<Correspondent> =>
    atomWithQuery<Correspondent, Fault>(() => queryOf(documents.getCorrespondentById, { query: { id } })),
)

/** So many documents are named on the page; all of them are in the documents list. */
export const namedDocuments = 5

type Documents = Reply<typeof documents.getAllDocumentsForAU>
const recent = (module: DocumentModule) =>
  kept((correspondentID: number): Answer<Documents> => {
    const call = module === 'documents-flow' ? documents.getAllDocumentsForDMS : documents.getAllDocumentsForAU
    const query = { indexType: ListView.Documents, skip: 0, take: namedDocuments }
    return atomWithQuery<Documents, Fault>(() => queryOf(call, { query, body: { correspondentID } }))
  })

/** The newest documents of a correspondent that I may read, and how many there are. */
export const recentDocumentsAtom = {
  'administrative-services': recent('administrative-services'),
  'documents-flow': recent('documents-flow'),
} satisfies Record<DocumentModule, unknown>

/** After a correspondent was saved: whatever names it is asked again. */
export const correspondentChangedAtom = atom(null, (_get, set) =>
  set(
    forgetAtom,
    documents.getCorrespondentById,
    documents.searchDocumentCorrespondents,
    documents.searchDocumentCorrespondentsDropdown,
    documents.getDocumentCorrespondents,
    documents.getAllDocumentsForAU,
    documents.getAllDocumentsForDMS,
  ),
)
