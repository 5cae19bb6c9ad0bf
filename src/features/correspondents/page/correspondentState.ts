import { atom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'

export const correspondentAtom = queryAtomFamily((id: number) =>
  queryOf(documents.getCorrespondentById, { query: { id } }),
)

export const correspondentChangedAtom = atom(null, (_get, set) =>
  set(
    invalidateAtom,
    documents.getCorrespondentById,
    documents.searchDocumentCorrespondents,
    documents.searchDocumentCorrespondentsDropdown,
    documents.getDocument,
    documents.getDocumentCorrespondents,
    documents.getAllDocumentsForAU,
    documents.getAllDocumentsForDMS,
  ),
)
