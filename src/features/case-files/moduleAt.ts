import { type DocumentModule, to } from '../../routes/to.ts'

/** In which module an address lies. */
export const moduleAt = (path: string): DocumentModule =>
  path.startsWith(`${to.documentsFlow.root()}/`) ? 'documents-flow' : 'administrative-services'
