import { type NotifyCode, to } from '../routes/to.ts'
import { login } from './login.ts'
import { plainPath } from './path.ts'
import type { ScreenRoute } from './route.ts'

/**
 * `notify`: the message of the login page; `stay`: the user logged out, so the login page remembers no address to
 * return to.
 */
export type AnonymousVisitor = { notify?: NotifyCode | undefined; stay?: true | undefined }

/** Shows the page of the route, or redirects; a redirect leaves no entry in the history. */
export type AnonymousEntry = { kind: 'show'; route: ScreenRoute } | { kind: 'send'; to: string }

/** The route of an address without a session, or undefined. */
export const anonymousRouteAt = (address: string): ScreenRoute | undefined =>
  login.find(({ path }) => path === plainPath(address))

/**
 * Routing without a session (document 1, section 2): the login pages are shown, any other address opens after login.
 * This is separate from the other routes, so that the login page need not load them.
 */
export const enterAnonymously = (address: string, { notify, stay }: AnonymousVisitor): AnonymousEntry => {
  const route = anonymousRouteAt(address)
  if (route) return { kind: 'show', route }
  return {
    kind: 'send',
    to: to.login({
      ...(plainPath(address) !== '/' && !stay && { redirect: address }),
      ...(notify !== undefined && { notify }),
    }),
  }
}
