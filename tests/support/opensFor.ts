import type { Role } from '../../src/contract/roles.ts'
import { mayOpen, permittedRoutes } from '../../src/modules/permitted.ts'
import type { MayOpen } from '../../src/screen-kit/routeTable.ts'

/** Which addresses open for somebody with these roles, by the route table of the product. */
export const opensFor = (...own: Role[]): MayOpen => {
  const permitted = permittedRoutes(own)
  return (address) => mayOpen(address, permitted)
}
