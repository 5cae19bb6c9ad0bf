import { to } from '../rules/to.ts'
import { plainPath, routeAt } from './match.ts'
import { landing, onwards } from './permitted.ts'
import type { AppRoute, ModuleKey, ScreenRoute } from './route.ts'
import { allRoutes } from './routes.ts'

export type Visitor = { known: false } | { known: true; permitted: readonly AppRoute[]; inUse: ModuleKey }

export type Entry =
  /** Draw this route's screen. */
  | { kind: 'show'; route: AppRoute }
  /** Go elsewhere; the visited address leaves no trace in the history. */
  | { kind: 'send'; to: string }
  /** An address this user's routes do not have: report it, then go on. `forbidden` is the route the roles do not open. */
  | { kind: 'unknown'; path: string; forbidden?: AppRoute; to: string | undefined }
  /** The roles open no screen at all. */
  | { kind: 'nowhere' }

const isAnonymous = (route: AppRoute | undefined): route is ScreenRoute =>
  route !== undefined && 'load' in route && 'anonymous' in route.access

/**
 * A wanted address from a parameter: only a path of this product survives. Anything that a browser could read as
 * another origin (`//evil`, `/\evil`, `https:…`, `javascript:…`, control characters) is refused.
 */
export const safeRedirect = (wanted: string | null | undefined): string | undefined => {
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return undefined
  const inside = 'https://inside.invalid'
  if (!URL.canParse(wanted, inside)) return undefined
  const url = new URL(wanted, inside)
  if (url.origin !== inside) return undefined
  const route = routeAt(url.pathname)
  return route && !isAnonymous(route) ? url.pathname + url.search + url.hash : undefined
}

const wantedOf = (address: string): string | undefined =>
  safeRedirect(new URL(address, 'https://inside.invalid').searchParams.get('redirect'))

/** What happens to a visitor who asks for an address, search and hash included (document 1, section 2). */
export const enter = (address: string, visitor: Visitor): Entry => {
  const path = plainPath(address)
  const anonymous = routeAt(path)
  if (!visitor.known) {
    if (isAnonymous(anonymous)) return { kind: 'show', route: anonymous }
    return { kind: 'send', to: to.login(path === '/' ? {} : { redirect: address }) }
  }
  const { permitted } = visitor
  const home = landing(permitted, visitor.inUse)
  if (isAnonymous(anonymous)) {
    const wanted = wantedOf(address)
    const next = wanted && routeAt(wanted, permitted) ? wanted : home
    return next === undefined ? { kind: 'nowhere' } : { kind: 'send', to: next }
  }
  const route = routeAt(path, permitted)
  const parent = route && onwards(route, permitted)
  if (parent !== undefined) return { kind: 'send', to: parent }
  if (route) return { kind: 'show', route }
  if (home === undefined) return { kind: 'nowhere' }
  if (path === '/') return { kind: 'send', to: home }
  const forbidden = routeAt(path, allRoutes)
  return { kind: 'unknown', path, to: home, ...(forbidden && { forbidden }) }
}
