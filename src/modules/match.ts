import type { ModuleKey } from '../contract/moduleKeys.ts'
import { type Match, type RouteParams, routeMatcher, segmentsOf } from '../routes/routeMatcher.ts'
import { isGuid, withoutTrailingGuid } from '../rules/routeAccess.ts'
import { plainPath } from './path.ts'
import type { AppRoute } from './route.ts'
import { allRoutes, modules } from './routes.ts'

const matcherOf = new WeakMap<readonly AppRoute[], (path: string) => Match<AppRoute> | undefined>()

export type RouteMatch = { route: AppRoute; params: RouteParams }

export const matchAt = (address: string, routes: readonly AppRoute[] = allRoutes): RouteMatch | undefined => {
  const match = matcherOf.get(routes) ?? routeMatcher(routes.map((route) => [route.path, route]))
  matcherOf.set(routes, match)
  const found = match(plainPath(address))
  return found && { route: found.value, params: found.params }
}

export const routeAt = (address: string, routes?: readonly AppRoute[]): AppRoute | undefined =>
  matchAt(address, routes)?.route

const owners = new Map<AppRoute, ModuleKey>(
  modules.flatMap(({ key, routes }) => routes.map((route): [AppRoute, ModuleKey] => [route, key])),
)

export const ownerOf = (route: AppRoute): ModuleKey | undefined => owners.get(route)

/** Returns the module of a URL, first tried without a trailing GUID. Undefined for login, help and library. */
export const moduleOf = (address: string): ModuleKey | undefined => {
  const route = routeAt(withoutTrailingGuid(address)) ?? routeAt(address)
  return route && ownerOf(route)
}

const entryAbove = (address: string, entries: readonly AppRoute[]): AppRoute | undefined => {
  let path = plainPath(address)
  while (path.length > 1) {
    const found = entries.find((entry) => entry.path === path)
    if (found) return found
    path = path.slice(0, path.lastIndexOf('/'))
  }
  return undefined
}

/**
 * Returns the menu entry to highlight: the list from which the record was opened, otherwise the page's own entry or the
 * nearest entry above it.
 */
export const menuEntryAt = (
  address: string,
  entries: readonly AppRoute[],
  seen: { href: string; keys: readonly string[] } | null = null,
): AppRoute | undefined => {
  // Only GUIDs are compared, because a numeric id can also occur in another list.
  const isOfSeen = segmentsOf(plainPath(address)).some((part) => isGuid(part) && seen?.keys.includes(part))
  const list = isOfSeen ? plainPath(seen?.href ?? '') : undefined
  return entries.find(({ path }) => path === list) ?? entryAbove(address, entries)
}
