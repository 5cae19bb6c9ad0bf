import type { Role } from '../../src/contract/roles.ts'
import { mayOpen, permittedRoutes } from '../../src/modules/permittedRoutes.ts'
import type { MayOpen } from '../../src/screen-kit/routeTable.ts'

export const routesForRoles = (...own: Role[]): MayOpen => {
  const permitted = permittedRoutes(own)
  return (address) => mayOpen(address, permitted)
}
