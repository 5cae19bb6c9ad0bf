import { useLocation } from 'wouter'
import { Scope } from '../../contract/enumerations.ts'
import { type DocumentModule, to } from '../../routes/to.ts'

/** The document module whose screen is open: links to tasks stay in it. */
export const useModule = (): DocumentModule => {
  const [path] = useLocation()
  return path.startsWith(`${to.administrativeServices.root()}/`) ? 'administrative-services' : 'documents-flow'
}

/** The module a document belongs to, so that its link also opens for others. */
export const moduleOfScope = (scope: number | null): DocumentModule =>
  scope === Scope.AU ? 'administrative-services' : 'documents-flow'
