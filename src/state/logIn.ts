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
 * `credentials`: refused by a backend; `forbidden`: known, but without access; `away`: a backend is unreachable;
 * `refused`: it responds, but not to a login; `roles`: no role; `browser`: tokens not stored.
 */
export type WhyNot = 'credentials' | 'forbidden' | 'away' | 'refused' | 'roles' | 'browser'
export type LoginEnd = { in: true; user: CurrentUser; tokens: Tokens } | { in: false; because: WhyNot; message: string }

export const wrongCredentials = 'Грешно потребителско име или парола'
export const noRoles = 'Нямате приложени позволени действия към Вашата роля!'
export const serverAway = 'Сървърът не отговаря и входът не е възможен. Опитайте отново след малко.'

const takenAway = 'Достъпът Ви до системата е спрян. Обърнете се към администратора.'
const noSuchAddress = 'На настроения адрес няма сървър, който да приема вход. Обърнете се към администратора.'
const withoutTokens = 'Сървърът отговори, но без данни за вход. Обърнете се към администратора.'

/** Matches a message about the name or the password, whatever the HTTP status. */
const speaksOfCredentials = /парола|потребител|password|credential|user ?name|login failed/i

/**
 * Matches a message that the account is disabled. This message is shown, so that the user does not try other passwords.
 */
const speaksOfAccess = /деактивиран|неактивен|спрян|заключен|disabled|inactive|locked|deactivated/i

const reasons = () => import(/* webpackChunkName: "sentences" */ './logInReasons.ts')

/** Why one backend refused; without a message if it depends on the response of the other backend. */
const whyNot = ({ kind, status = 0, message, said }: Fault, byText: boolean): Extract<LoginEnd, { in: false }> => {
  const no = (because: WhyNot, text: string) => ({ in: false, because, message: text }) as const
  const text = said ?? message
  if (kind === 'unreadable') return status > 0 ? no('away', message) : no('refused', withoutTokens)
  if (byText && speaksOfAccess.test(text)) return no('forbidden', said === undefined ? message : takenAway)
  if (byText && speaksOfCredentials.test(text)) return no('credentials', wrongCredentials)
  // If the server's message is not about the name or the password, it is shown as the reason.
  if (kind === 'refused' && said === undefined) return no('refused', message)
  // A 401 without the backend's envelope may also come from a wrong URL or a proxy.
  if (kind === 'unauthorised' && byText && said === undefined) return no('refused', '')
  if (kind === 'refused' || kind === 'invalid' || kind === 'unauthorised') return no('credentials', wrongCredentials)
  if (status === 403) return no('forbidden', message)
  if (status === 404 || status === 405) return no('refused', noSuchAddress)
  if (status >= 400 && status < 500) return no('refused', message)
  // For another origin the missing CORS setting is known, and waiting does not help.
  return no('away', kind === 'network' && said !== undefined ? message : serverAway)
}

const order: readonly WhyNot[] = ['credentials', 'forbidden', 'refused', 'away']

/**
 * Why the login failed: credentials refused by any backend have priority over an unreachable backend. `byText`: a
 * password was sent, so an error that mentions it counts as a refusal of the password. If the backend's URL may be
 * wrong, it is shown.
 */
const failed = async (outcomes: Partial<Record<OneBackend, Outcome<unknown>>>, byText: boolean): Promise<LoginEnd> => {
  const refusing = (['register', 'shreder'] as const).flatMap((backend) => {
    const outcome = outcomes[backend]
    return !outcome || outcome.done ? [] : [{ backend, ...whyNot(outcome.fault, byText) }]
  })
  const [end] = refusing.toSorted((a, b) => order.indexOf(a.because) - order.indexOf(b.because))
  if (!end) return { in: false, because: 'away', message: serverAway }
  const { because, message } = end
  const isOfAddress = because === 'away' || [noSuchAddress, withoutTokens, ''].includes(message)
  const of = refusing.filter((one) => one.because === because).map(({ backend }) => backend)
  return { in: false, because, message: isOfAddress ? await told(message, of, refusing.length === 1) : message }
}

/** The message may come from the unreachable backend. */
const told = (message: string, of: readonly OneBackend[], isAlone = true): Promise<string> =>
  reasons().then(
    ({ withAddress }) => withAddress(message, of, isAlone),
    () => message || serverAway,
  )

/**
 * The roles of a user: the keys of the map (specification 1, section 3), converted only here and never compared as text
 * again.
 */
export const rolesOf = (user: CurrentUser): readonly Role[] => rolesOfKeys(Object.keys(user.roles))

export const checkUser = async (tokens: Tokens): Promise<LoginEnd> => {
  const outcome = await attempt(
    account.getCurrentUserInfo,
    {},
    { backend: 'register', token: tokens.register.token, quiet: true, outside: true },
  )
  if (!outcome.done) return failed({ register: outcome }, false)
  // An unknown role counts as a role too: it opens no page, and the user is informed after login.
  if (Object.keys(outcome.reply.roles).length === 0) return { in: false, because: 'roles', message: noRoles }
  return { in: true, user: outcome.reply, tokens }
}

/**
 * Reads the expiry from the token itself, because `expiration` may lack a time zone, otherwise from the response; empty
 * if both are missing.
 */
const lasting = (token: string, expiration: string | null) => {
  const end = (expiryOf(token) ?? Date.parse(expiration ?? '') / 1000) - now().getTime() / 1000
  return Number.isNaN(end) ? {} : { seconds: end }
}

/**
 * Logs in to both backends at once (specification 1, sections 5, 7 and 8): the user name is trimmed, the password is
 * sent unchanged, both backends must succeed, at least one role is required. It stores nothing.
 */
export const logIn = async ({ username, password }: Credentials): Promise<LoginEnd> => {
  const body = { username: username.trim(), password }
  const sendRequest = (backend: OneBackend) => attempt(account.login, { body }, { backend, quiet: true, outside: true })
  const [register, shreder] = await Promise.all([sendRequest('register'), sendRequest('shreder')])
  if (!register.done || !shreder.done) return failed({ register, shreder }, true)
  if (!register.reply.token || !shreder.reply.token)
    return {
      in: false,
      because: 'refused',
      message: await told(withoutTokens, [register.reply.token ? 'shreder' : 'register']),
    }
  const lastingToken = ({ token, expiration }: Reply<typeof account.login>) => ({
    token,
    ...lasting(token, expiration),
  })
  const end = await checkUser({ register: lastingToken(register.reply), shreder: lastingToken(shreder.reply) })
  if (end.in || end.because !== 'credentials') return end
  return { ...end, because: 'refused', message: (await reasons()).ownTokenRefused() }
}
