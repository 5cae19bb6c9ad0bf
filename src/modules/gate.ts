import { type NotifyCode, to } from '../rules/to.ts'
import { safeRedirect } from '../state/redirect.ts'
import { plainPath, routeAt } from './match.ts'
import { landing, onwards } from './permitted.ts'
import type { AppRoute, ModuleKey, ScreenRoute } from './route.ts'
import { allRoutes } from './routes.ts'

/** `notify`: what the login page has to say; `stay`: the visitor left by will, and wants no way back to this address. */
export type Visitor =
  | { known: false; notify?: NotifyCode | undefined; stay?: boolean | undefined }
  | { known: true; permitted: readonly AppRoute[]; inUse: ModuleKey }

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

/** Addresses are judged without knowing the host: only a path of this product is let through. */
const inside = 'https://inside.invalid'

/** The address a `redirect` parameter wants, when it is safe and one of the product's own; otherwise undefined. */
export const wantedAddress = (address: string): string | undefined => {
  const wanted = safeRedirect(new URL(address, inside).searchParams.get('redirect'), inside)
  const route = wanted === null ? undefined : routeAt(wanted)
  return wanted !== null && route && !isAnonymous(route) ? wanted : undefined
}

const toLogin = (address: string, { notify, stay }: Extract<Visitor, { known: false }>): string =>
  to.login({
    ...(plainPath(address) !== '/' && !stay && { redirect: address }),
    ...(notify !== undefined && { notify }),
  })

/** What happens to a visitor who asks for an address, search and hash included (document 1, section 2). */
export const enter = (address: string, visitor: Visitor): Entry => {
  const path = plainPath(address)
  const anonymous = routeAt(path)
  if (!visitor.known) {
    if (isAnonymous(anonymous)) return { kind: 'show', route: anonymous }
    return { kind: 'send', to: toLogin(address, visitor) }
  }
  const { permitted } = visitor
  const home = landing(permitted, visitor.inUse)
  if (isAnonymous(anonymous)) {
    const wanted = wantedAddress(address)
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
