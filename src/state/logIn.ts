import { account } from '../contract/account.ts'
import type { Reply } from '../contract/endpoint.ts'
import { type Role, rolesOfKeys } from '../contract/roles.ts'
import { now } from '../dates/clock.ts'
import type { OneBackend } from '../transport/address.ts'
import type { Fault } from '../transport/fault.ts'
import { attempt, type Outcome } from '../transport/request.ts'
import { expiryOf } from '../transport/tokenExpiry.ts'
import type { NewToken } from '../transport/tokens.ts'

export type CurrentUser = Reply<typeof account.getCurrentUserInfo>
export type Credentials = { username: string; password: string }
export type Tokens = Record<OneBackend, NewToken>
/**
 * Why a login failed. `credentials`: a backend refused them; `forbidden`: the account has no access; `away`: a backend
 * is unreachable; `refused`: a backend gave another error; `roles`: the user has no role; `browser`: the tokens could
 * not be stored.
 */
export type WhyNot = 'credentials' | 'forbidden' | 'away' | 'refused' | 'roles' | 'browser'
export type LoginEnd = { in: true; user: CurrentUser; tokens: Tokens } | { in: false; because: WhyNot; message: string }

export const wrongCredentials = 'Грешно потребителско име или парола'
export const noRoles = 'Нямате приложени позволени действия към Вашата роля!'
export const serverAway = 'Сървърът не отговаря и входът не е възможен. Опитайте отново след малко.'

const accessRevoked = 'Достъпът Ви до системата е спрян. Обърнете се към администратора.'
const noSuchAddress = 'На настроения адрес няма сървър, който да приема вход. Обърнете се към администратора.'
const withoutTokens = 'Сървърът отговори, но без данни за вход. Обърнете се към администратора.'

/** Matches an error message about the user name or the password, because the HTTP status alone does not show this. */
const credentialsPattern = /парола|потребител|password|credential|user ?name|login failed/i

/**
 * Matches an error message that the account is disabled. The message is shown, so that the user does not try other
 * passwords.
 */
const accessPattern = /деактивиран|неактивен|спрян|заключен|disabled|inactive|locked|deactivated/i

const reasons = () => import(/* webpackChunkName: "sentences" */ './logInReasons.ts')

/**
 * Returns why one backend refused the login. `message` is '' if the text also depends on the other backend's response.
 */
const whyNot = (
  { kind, status = 0, message, serverText }: Fault,
  byText: boolean,
): Extract<LoginEnd, { in: false }> => {
  const no = (because: WhyNot, text: string) => ({ in: false, because, message: text }) as const
  const text = serverText ?? message
  if (kind === 'unreadable') return status > 0 ? no('away', message) : no('refused', withoutTokens)
  if (byText && accessPattern.test(text)) return no('forbidden', serverText === undefined ? message : accessRevoked)
  if (byText && credentialsPattern.test(text)) return no('credentials', wrongCredentials)
  // An error of the server that is not about the name or the password is shown as the reason.
  if (kind === 'refused' && serverText === undefined) return no('refused', message)
  // A 401 without the backend's envelope may come from a proxy or a wrong URL, so it does not count as a wrong
  // password.
  if (kind === 'unauthorised' && byText && serverText === undefined) return no('refused', '')
  if (kind === 'refused' || kind === 'invalid' || kind === 'unauthorised') return no('credentials', wrongCredentials)
  if (status === 403) return no('forbidden', message)
  if (status === 404 || status === 405) return no('refused', noSuchAddress)
  if (status >= 400 && status < 500) return no('refused', message)
  // For a backend on another origin the message mentions the CORS settings, because waiting may not help.
  return no('away', kind === 'network' && serverText !== undefined ? message : serverAway)
}

const order: readonly WhyNot[] = ['credentials', 'forbidden', 'refused', 'away']

/**
 * Returns the result of a failed login. Credentials that any backend refused have priority over an unreachable backend.
 * `byText`: a password was sent, so an error text that mentions it counts as refused credentials. If the configured URL
 * of the backend may be wrong, the message contains the URL.
 */
const failedLogin = async (
  outcomes: Partial<Record<OneBackend, Outcome<unknown>>>,
  byText: boolean,
): Promise<LoginEnd> => {
  const refusing = (['register', 'shreder'] as const).flatMap((backend) => {
    const outcome = outcomes[backend]
    return !outcome || outcome.done ? [] : [{ backend, ...whyNot(outcome.fault, byText) }]
  })
  const [end] = refusing.toSorted((a, b) => order.indexOf(a.because) - order.indexOf(b.because))
  if (!end) return { in: false, because: 'away', message: serverAway }
  const { because, message } = end
  const isOfAddress = because === 'away' || [noSuchAddress, withoutTokens, ''].includes(message)
  const of = refusing.filter((one) => one.because === because).map(({ backend }) => backend)
  return {
    in: false,
    because,
    message: isOfAddress ? await withAddresses(message, of, refusing.length === 1) : message,
  }
}

/**
 * Adds the URLs of the backends to a message. If the code for this cannot be loaded, the message stays without them.
 */
const withAddresses = (message: string, of: readonly OneBackend[], isAlone = true): Promise<string> =>
  reasons().then(
    ({ withAddress }) => withAddress(message, of, isAlone),
    () => message || serverAway,
  )

/**
 * Returns the roles of a user, from the keys of the map in the response (specification 1, section 3). Only this
 * function converts role names.
 */
export const rolesOf = (user: CurrentUser): readonly Role[] => rolesOfKeys(Object.keys(user.roles))

export const checkUser = async (tokens: Tokens): Promise<LoginEnd> => {
  const outcome = await attempt(
    account.getCurrentUserInfo,
    {},
    { backend: 'register', token: tokens.register.token, quiet: true, outside: true },
  )
  if (!outcome.done) return failedLogin({ register: outcome }, false)
  // A user with only unknown roles is logged in too; no page is available, and the user is informed.
  if (Object.keys(outcome.reply.roles).length === 0) return { in: false, because: 'roles', message: noRoles }
  return { in: true, user: outcome.reply, tokens }
}

/**
 * Returns how long a token is valid, in seconds: by the token itself, because `expiration` may lack a time zone;
 * otherwise by `expiration`. Empty if both are missing.
 */
const lifetimeOf = (token: string, expiration: string | null) => {
  const end = (expiryOf(token) ?? Date.parse(expiration ?? '') / 1000) - now().getTime() / 1000
  return Number.isNaN(end) ? {} : { seconds: end }
}

/**
 * Logs in to both backends at once (specification 1, sections 5, 7 and 8). The user name is trimmed, the password is
 * sent unchanged. Both backends must accept, and the user needs at least one role. Nothing is stored.
 */
export const logIn = async ({ username, password }: Credentials): Promise<LoginEnd> => {
  const body = { username: username.trim(), password }
  const logInTo = (backend: OneBackend) => attempt(account.login, { body }, { backend, quiet: true, outside: true })
  const [register, shreder] = await Promise.all([logInTo('register'), logInTo('shreder')])
  if (!register.done || !shreder.done) return failedLogin({ register, shreder }, true)
  if (!register.reply.token || !shreder.reply.token)
    return {
      in: false,
      because: 'refused',
      message: await withAddresses(withoutTokens, [register.reply.token ? 'shreder' : 'register']),
    }
  const lastingToken = ({ token, expiration }: Reply<typeof account.login>) => ({
    token,
    ...lifetimeOf(token, expiration),
  })
  const end = await checkUser({ register: lastingToken(register.reply), shreder: lastingToken(shreder.reply) })
  if (end.in || end.because !== 'credentials') return end
  return { ...end, because: 'refused', message: (await reasons()).ownTokenRefused() }
}
