import { useLocation } from 'wouter'
import { Scope } from '../../contract/enumerations.ts'
import { type DocumentModule, to } from '../../routes/to.ts'

export const useModule = (): DocumentModule => {
  const [path] = useLocation()
  return path.startsWith(`${to.administrativeServices.root()}/`) ? 'administrative-services' : 'documents-flow'
}

/** The module of a document, so that its link also opens for other users. */
export const moduleOfScope = (scope: number | null): DocumentModule =>
  scope === Scope.AU ? 'administrative-services' : 'documents-flow'
