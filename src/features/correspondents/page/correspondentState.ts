import { atom } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'

const correspondentOf = (id: number) => queryOf(documents.getCorrespondentById, { query: { id } })
export const correspondentAtom = queryAtomFamily(correspondentOf)

/**
 * Invalidates the responses that contain the changed correspondent. Any document may name the correspondent, so all
 * documents are stale.
 */
export const correspondentChangedAtom = atom(null, (_get, set, id: number) =>
  set(
    invalidateAtom,
    documents.searchDocumentCorrespondents,
    documents.searchDocumentCorrespondentsDropdown,
    documents.getDocument,
    documents.getDocumentCorrespondents,
    documents.getAllDocumentsForAU,
    documents.getAllDocumentsForDMS,
    correspondentOf(id),
  ),
)
