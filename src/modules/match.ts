import type { ModuleKey } from '../contract/moduleKeys.ts'
import { routeMatcher, segmentsOf } from '../routes/routeMatcher.ts'
import { isGuid, withoutTrailingGuid } from '../rules/routeAccess.ts'
import { plainPath } from './path.ts'
import type { AppRoute } from './route.ts'
import { allRoutes, modules } from './routes.ts'

const matcherOf = new WeakMap<readonly AppRoute[], (path: string) => AppRoute | undefined>()

/** The route that answers an address, or undefined. */
export const routeAt = (address: string, routes: readonly AppRoute[] = allRoutes): AppRoute | undefined => {
  const match = matcherOf.get(routes) ?? routeMatcher(routes.map((route) => [route.path, route]))
  matcherOf.set(routes, match)
  return match(plainPath(address))
}

const owners = new Map<AppRoute, ModuleKey>(
  modules.flatMap(({ key, routes }) => routes.map((route): [AppRoute, ModuleKey] => [route, key])),
)

/** The module that a route belongs to; undefined for log-in, help and library. */
export const ownerOf = (route: AppRoute): ModuleKey | undefined => owners.get(route)

/**
 * The module that owns a visited address: that of the path without its trailing GUID, or else of the whole path
 * (identifiers may also be whole numbers). Login, help and library belong to none.
 */
export const moduleOf = (address: string): ModuleKey | undefined => {
  const route = routeAt(withoutTrailingGuid(address)) ?? routeAt(address)
  return route && ownerOf(route)
}

/** The entry of an address, or of the nearest one above it. */
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
 * The menu entry that is current at an address: the list a record was opened from (a case file opens as a document, and
 * the menu stays at „Преписки“), else itself, or the list a hidden screen lies under.
 */
export const menuEntryAt = (
  address: string,
  entries: readonly AppRoute[],
  seen: { href: string; keys: readonly string[] } | null = null,
): AppRoute | undefined => {
  // A number may be that of a record of another list.
  const isOfSeen = segmentsOf(plainPath(address)).some((part) => isGuid(part) && seen?.keys.includes(part))
  const list = isOfSeen ? plainPath(seen?.href ?? '') : undefined
  return entries.find(({ path }) => path === list) ?? entryAbove(address, entries)
}
