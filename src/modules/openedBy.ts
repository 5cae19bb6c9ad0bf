import type { Role } from '../contract/roles.ts'
import { menuOf, permittedRoutes } from './permittedRoutes.ts'
import { modules } from './routes.ts'
import { nothingOff, type Switched } from './switchedOff.ts'

/** Returns the menu titles that this role alone permits, by module. */
export const openedBy = (role: Role, installed: Switched = nothingOff): { module: string; titles: string[] }[] => {
  const entered = permittedRoutes([role], installed)
  const ofModules = modules.map((module) => ({
    module: module.name,
    titles: menuOf(module, entered).map(({ title }) => title),
  }))
  const inModules = new Set(modules.flatMap(({ routes }) => routes))
  // Routes outside the modules are in the user menu. Routes that are open to all users are omitted, because they do not
  // depend on roles.
  const others = entered.filter((route) => 'roles' in route.access && !('redirect' in route) && !inModules.has(route))
  const ofUser = { module: 'Меню на потребителя', titles: others.map(({ title }) => title) }
  return [...ofModules, ofUser].filter(({ titles }) => titles.length > 0)
}
