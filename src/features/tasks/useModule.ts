import { useLocation } from 'wouter'
import { Scope } from '../../contract/enumerations.ts'
import { type DocumentModule, to } from '../../routes/to.ts'

export const useModule = (): DocumentModule => {
  const [path] = useLocation()
  return path.startsWith(`${to.administrativeServices.root()}/`) ? 'administrative-services' : 'documents-flow'
}

/** Returns the module of a document. It depends on the document only, so the link works for other users too. */
export const moduleOfScope = (scope: number | null): DocumentModule =>
  scope === Scope.AU ? 'administrative-services' : 'documents-flow'
