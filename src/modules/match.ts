import type { ModuleKey } from '../contract/moduleKeys.ts'
import { isGuid, withoutTrailingGuid } from '../rules/routeAccess.ts'
import { plainPath } from './path.ts'
import type { AppRoute } from './route.ts'
import { allRoutes, modules } from './routes.ts'

type Compiled = { route: AppRoute; segments: string[]; fixed: number }

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
const isParam = (segment: string): boolean => segment.startsWith(':')

/** Routes by number of segments, those with more fixed words first, so that `/documents/create` wins over `/:id`. */
const compile = (routes: readonly AppRoute[]): Map<number, Compiled[]> => {
  const byLength = new Map<number, Compiled[]>()
  for (const route of routes) {
    const segments = segmentsOf(route.path)
    const one = { route, segments, fixed: segments.filter((segment) => !isParam(segment)).length }
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), one])
  }
  for (const list of byLength.values()) list.sort((a, b) => b.fixed - a.fixed)
  return byLength
}
const compiledOf = new WeakMap<readonly AppRoute[], Map<number, Compiled[]>>()
const compiled = (routes: readonly AppRoute[]): Map<number, Compiled[]> => {
  const known = compiledOf.get(routes)
  if (known) return known
  const made = compile(routes)
  compiledOf.set(routes, made)
  return made
}

/** The route that answers an address, or undefined. Case counts, as it does for the server's files. */
export const routeAt = (address: string, routes: readonly AppRoute[] = allRoutes): AppRoute | undefined => {
  const wanted = segmentsOf(plainPath(address))
  return compiled(routes)
    .get(wanted.length)
    ?.find(({ segments }) => segments.every((segment, index) => isParam(segment) || segment === wanted[index]))?.route
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
