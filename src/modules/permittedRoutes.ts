import type { ModuleKey } from '../contract/moduleKeys.ts'
import type { Role } from '../contract/roles.ts'
import { mayEnter } from '../rules/routeAccess.ts'
import { routeAt } from './match.ts'
import type { Access, AppModule, AppRoute } from './route.ts'
import { allRoutes, modules } from './routes.ts'
import { isOff, nothingOff, type Switched } from './switchedOff.ts'

/** True if the roles permit a route (specification 1, section 6). */
const opens = (access: Access, own: readonly Role[]): boolean =>
  !('anonymous' in access) && mayEnter('roles' in access ? access.roles : undefined, own)

const isScreen = (route: AppRoute): boolean => !('redirect' in route) && !('external' in route)

/**
 * Returns the pages below a parent route. The list is empty if no page has the parent's path as prefix (help); the
 * parent then has only its redirect.
 */
const childrenOf = (parent: AppRoute, among: readonly AppRoute[]): readonly AppRoute[] =>
  among.filter((route) => isScreen(route) && !route.hidden && route.path.startsWith(`${parent.path}/`))

/**
 * Returns the routes that the roles permit, in order. A parent route is included only if it leads to a permitted page.
 */
export const permittedRoutes = (own: readonly Role[], installed: Switched = nothingOff): readonly AppRoute[] => {
  const entered = allRoutes.filter((route) => opens(route.access, own) && !isOff(route, installed))
  return entered.filter((route) => !('redirect' in route) || parentTarget(route, entered) !== undefined)
}

/** True if a URL, with search and hash, is one of these routes. Links and the access gate use the same check. */
export const mayOpen = (address: string, permitted: readonly AppRoute[]): boolean =>
  routeAt(address, permitted) !== undefined

/**
 * Returns where a parent route leads: to its redirect if permitted, otherwise to the first permitted child
 * (specification 1, section 2).
 */
export const parentTarget = (parent: AppRoute, permitted: readonly AppRoute[]): string | undefined => {
  if (!('redirect' in parent)) return undefined
  const target = routeAt(parent.redirect, permitted)
  return target ? parent.redirect : childrenOf(parent, permitted)[0]?.path
}

export const menuOf = (module: AppModule, permitted: readonly AppRoute[]): readonly AppRoute[] =>
  module.routes.filter((route) => !route.hidden && !('redirect' in route) && permitted.includes(route))

/** Returns the modules that have a permitted page: `top` are in the top menu, `other` are hidden from it. */
export const permittedModules = (permitted: readonly AppRoute[]): { top: AppModule[]; other: AppModule[] } => {
  const open = modules.filter((module) => menuOf(module, permitted).some(isScreen))
  return {
    top: open.filter(({ hiddenFromTopMenu }) => !hiddenFromTopMenu),
    other: open.filter(({ hiddenFromTopMenu }) => hiddenFromTopMenu),
  }
}

/** Returns the first page of a module. Undefined if the user may open no page of the module. */
export const startOf = (key: ModuleKey, permitted: readonly AppRoute[]): string | undefined => {
  const module = modules.find((one) => one.key === key)
  if (!module) return undefined
  const root = module.routes[0]
  if (root && 'redirect' in root && permitted.includes(root)) return parentTarget(root, permitted)
  return menuOf(module, permitted).find(isScreen)?.path
}

/**
 * Returns the page to which the root, the login page and unknown URLs lead: the start of the current module, otherwise
 * the first permitted route without an identifier (specification 1, section 2). Undefined if the user's roles permit no page.
 */
export const landing = (permitted: readonly AppRoute[], inUse: ModuleKey): string | undefined =>
  startOf(inUse, permitted) ??
  permitted.find((route) => isScreen(route) && 'roles' in route.access && !route.path.includes(':'))?.path
