import type { ModuleKey } from '../contract/moduleKeys.ts'
import { safeRedirect } from '../state/redirect.ts'
import { anonymousRouteAt } from './anonymousVisitor.ts'
import { matchAt, type RouteMatch, routeAt } from './match.ts'
import { plainPath } from './path.ts'
import { landing, parentTarget } from './permittedRoutes.ts'
import type { AppRoute } from './route.ts'
import { allRoutes } from './routes.ts'

export type Visitor = { permitted: readonly AppRoute[]; inUse: ModuleKey }

export type Entry =
  | ({ kind: 'show' } & RouteMatch)
  | { kind: 'send'; to: string }
  /** `forbidden` is set if the route exists but the user lacks the permission. */
  | { kind: 'unknown'; path: string; forbidden?: AppRoute; to: string }
  | { kind: 'nowhere' }

/** A dummy origin; a URL that leads to another origin is not followed. */
const inside = 'https://inside.invalid'

/**
 * Returns the URL in the `redirect` parameter if it is safe, otherwise undefined. An unknown path is returned too; its
 * page shows a message.
 */
export const wantedAddress = (address: string): string | undefined => {
  const wanted = safeRedirect(new URL(address, inside).searchParams.get('redirect'), inside)
  return wanted !== null && !anonymousRouteAt(wanted) ? wanted : undefined
}

/**
 * Decides what a logged-in user sees at a URL: a page, a redirect, or a message. `address` may contain search and hash
 * (specification 1, section 2).
 */
export const enter = (address: string, { permitted, inUse }: Visitor): Entry => {
  const tidy = address.replace(/^[^?#]*/, (typed) => typed.replace(/\/{2,}/g, '/'))
  if (tidy !== address) return { kind: 'send', to: tidy }
  const path = plainPath(address)
  const home = landing(permitted, inUse)
  if (home === undefined) return { kind: 'nowhere' }
  // If the user has no permission for the wanted page, a message is shown when it opens.
  if (anonymousRouteAt(path)) return { kind: 'send', to: wantedAddress(address) ?? home }
  const match = matchAt(path, permitted)
  const parent = match && parentTarget(match.route, permitted)
  if (parent !== undefined) return { kind: 'send', to: parent }
  if (match) return { kind: 'show', ...match }
  if (path === '/') return { kind: 'send', to: home }
  const forbidden = routeAt(path, allRoutes)
  return { kind: 'unknown', path, to: home, ...(forbidden && { forbidden }) }
}
