import { atom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { ListView } from '../../../contract/enumerations.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { perRecord } from '../../../state/perRecord.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'

/** One correspondent with addresses, contacts and representatives. */
export const correspondentAtom = perRecord((id: number) => queryOf(documents.getCorrespondentById, { query: { id } }))

/** So many documents are named on the page; all of them are in the documents list. */
export const namedDocuments = 5

const recent = (module: DocumentModule) =>
  perRecord((correspondentID: number) => {
    const call = module === 'documents-flow' ? documents.getAllDocumentsForDMS : documents.getAllDocumentsForAU
    const query = { indexType: ListView.Documents, skip: 0, take: namedDocuments }
    return queryOf(call, { query, body: { correspondentID } })
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
