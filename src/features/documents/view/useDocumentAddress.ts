import { type DocumentModule, documentModule, type Search } from '../../../routes/to.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'

export const useDocumentAddress = (module: DocumentModule, guid: string): ((search?: Search) => string) => {
  const { id, documentId } = useRouteParams()
  const at = documentModule(module)
  return (search) =>
    id !== undefined && documentId === guid ? at.relatedDocument(id, guid, search) : at.document(guid, search)
}
