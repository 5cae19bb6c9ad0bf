import { type NotifyCode, to } from '../routes/to.ts'
import { login } from './login.ts'
import { plainPath } from './path.ts'
import type { ScreenRoute } from './route.ts'

/** `notify`: what the login page has to say; `stay`: the person left by will, and wants no way back to this address. */
export type AnonymousVisitor = { notify?: NotifyCode | undefined; stay?: true | undefined }

/** Draw this route's screen, or go elsewhere; the visited address then leaves no trace in the history. */
export type AnonymousEntry = { kind: 'show'; route: ScreenRoute } | { kind: 'send'; to: string }

/** The route of an address that is open without a session, or undefined. */
export const anonymousRouteAt = (address: string): ScreenRoute | undefined =>
  login.find(({ path }) => path === plainPath(address))

/**
 * What happens without a session (document 1, section 2): the login pages are drawn, every other address is gone to
 * after logging in. It is apart from the other routes, so that the login page need not carry them.
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
