import type { ModuleKey } from '../contract/moduleKeys.ts'
import { safeRedirect } from '../state/redirect.ts'
import { anonymousRouteAt } from './anonymousVisitor.ts'
import { routeAt } from './match.ts'
import { plainPath } from './path.ts'
import { landing, onwards } from './permitted.ts'
import type { AppRoute } from './route.ts'
import { allRoutes } from './routes.ts'

export type Visitor = { permitted: readonly AppRoute[]; inUse: ModuleKey }

export type Entry =
  /** Draw this route's screen. */
  | { kind: 'show'; route: AppRoute }
  /** Go elsewhere; the visited address leaves no trace in the history. */
  | { kind: 'send'; to: string }
  /** An address this user's routes do not have: report it, then go on. `forbidden` is the route the roles do not open. */
  | { kind: 'unknown'; path: string; forbidden?: AppRoute; to: string }
  /** The roles open no screen at all. */
  | { kind: 'nowhere' }

/** Addresses are judged without knowing the host: only a path of this product is let through. */
const inside = 'https://inside.invalid'

/**
 * The address a `redirect` parameter wants, when it is safe; otherwise undefined. One that the product does not have is
 * wanted too: the person gets a message and it is reported when it is entered.
 */
export const wantedAddress = (address: string): string | undefined => {
  const wanted = safeRedirect(new URL(address, inside).searchParams.get('redirect'), inside)
  return wanted !== null && !anonymousRouteAt(wanted) ? wanted : undefined
}

/** What happens to somebody logged in who asks for an address, search and hash included (document 1, section 2). */
export const enter = (address: string, { permitted, inUse }: Visitor): Entry => {
  const tidy = address.replace(/^[^?#]*/, (typed) => typed.replace(/\/{2,}/g, '/'))
  if (tidy !== address) return { kind: 'send', to: tidy }
  const path = plainPath(address)
  const home = landing(permitted, inUse)
  if (home === undefined) return { kind: 'nowhere' }
  // A wanted screen that the roles do not open gets its message when it is entered.
  if (anonymousRouteAt(path)) return { kind: 'send', to: wantedAddress(address) ?? home }
  const route = routeAt(path, permitted)
  const parent = route && onwards(route, permitted)
  if (parent !== undefined) return { kind: 'send', to: parent }
  if (route) return { kind: 'show', route }
  if (path === '/') return { kind: 'send', to: home }
  const forbidden = routeAt(path, allRoutes)
  return { kind: 'unknown', path, to: home, ...(forbidden && { forbidden }) }
}
