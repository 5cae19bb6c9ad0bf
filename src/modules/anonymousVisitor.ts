import { routeMatcher } from '../routes/routeMatcher.ts'
import { type NotifyCode, to } from '../routes/to.ts'
import { login } from './login.ts'
import { plainPath } from './path.ts'
import type { ScreenRoute } from './route.ts'

/**
 * Who is not logged in. `notify`: the code of a message for the login page. `stay`: the user logged out, so the login
 * page stores no URL to return to.
 */
export type AnonymousVisitor = { notify?: NotifyCode | undefined; stay?: true | undefined }

export type AnonymousEntry = { kind: 'show'; route: ScreenRoute } | { kind: 'send'; to: string }

const loginMatch = routeMatcher(login.map((route) => [route.path, route]))

export const anonymousRouteAt = (address: string): ScreenRoute | undefined => loginMatch(plainPath(address))?.value

/**
 * Returns what a URL shows without a session (specification 1, section 2). The function is in a separate file, so that
 * the login page does not load all other routes.
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
