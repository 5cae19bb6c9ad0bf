import { useParams } from 'wouter'
import { type DocumentModule, documentModule, type Search } from '../../../routes/to.ts'

export const useDocumentAddress = (module: DocumentModule, guid: string): ((search?: Search) => string) => {
  const { id, documentId } = useParams<{ id?: string; documentId?: string }>()
  const at = documentModule(module)
  return (search) =>
    id !== undefined && documentId === guid ? at.relatedDocument(id, guid, search) : at.document(guid, search)
}
