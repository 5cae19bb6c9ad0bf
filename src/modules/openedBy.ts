import type { Role } from '../contract/roles.ts'
import { menuOf, permittedRoutes } from './permitted.ts'
import { modules } from './routes.ts'
import { nothingOff, type Switched } from './switchedOff.ts'

/** What a role alone opens in the menus, by module, as the route table has it; nothing for a role that needs another one. */
export const openedBy = (role: Role, installed: Switched = nothingOff): { module: string; titles: string[] }[] => {
  const entered = permittedRoutes([role], installed)
  const ofModules = modules.map((module) => ({
    module: module.name,
    titles: menuOf(module, entered).map(({ title }) => title),
  }))
  const inModules = new Set(modules.flatMap(({ routes }) => routes))
  // What belongs to no module stands in the menu of the user; what anybody opens is no matter of roles.
  const others = entered.filter((route) => 'roles' in route.access && !('redirect' in route) && !inModules.has(route))
  const ofUser = { module: 'Меню на потребителя', titles: others.map(({ title }) => title) }
  return [...ofModules, ofUser].filter(({ titles }) => titles.length > 0)
}
