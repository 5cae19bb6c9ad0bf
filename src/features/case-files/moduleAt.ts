import { type DocumentModule, to } from '../../routes/to.ts'

export const moduleAt = (path: string): DocumentModule =>
  path.startsWith(`${to.documentsFlow.root()}/`) ? 'documents-flow' : 'administrative-services'
