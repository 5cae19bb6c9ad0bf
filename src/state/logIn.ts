import { firstValueFrom, forkJoin } from 'rxjs'
import { account } from '../contract/account.ts'
import type { Reply } from '../contract/endpoint.ts'
import { now } from '../dates/clock.ts'
import type { OneBackend } from '../transport/address.ts'
import type { Fault } from '../transport/fault.ts'
import { attempt, type Outcome } from '../transport/request.ts'
import type { NewToken } from '../transport/tokens.ts'

export type CurrentUser = Reply<typeof account.getCurrentUserInfo>
export type Credentials = { username: string; password: string }
export type Tokens = Record<OneBackend, NewToken>
/** `credentials`: refused by a backend; `away`: a backend cannot be asked; `roles`: no role; `browser`: tokens not kept. */
export type WhyNot = 'credentials' | 'away' | 'roles' | 'browser'
/** A login that passed every check, with nothing kept yet; or why not, with the sentence for the person. */
export type LoginEnd = { in: true; user: CurrentUser; tokens: Tokens } | { in: false; because: WhyNot; message: string }

export const wrongCredentials = 'Грешно потребителско име или парола'
export const noRoles = 'Нямате приложени позволени действия към Вашата роля!'
export const serverAway = 'Сървърът не отговаря и входът не е възможен. Опитайте отново след малко.'

const isAway = ({ kind, status }: Fault) =>
  kind === 'network' ||
  kind === 'timeout' ||
  (kind === 'server' && (status === undefined || status >= 500 || status < 300))

/** Why the login failed: credentials refused by any backend win over a backend that is away. */
const failed = (faults: readonly Fault[]): LoginEnd =>
  faults.every(isAway)
    ? { in: false, because: 'away', message: serverAway }
    : { in: false, because: 'credentials', message: wrongCredentials }

const faultsOf = (outcomes: readonly Outcome<unknown>[]): Fault[] =>
  outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.fault]))

/** The role names of a user: the keys of the map (document 1, section 3). */
export const rolesOf = (user: CurrentUser): readonly string[] => Object.keys(user.roles)

/** Asks who a token belongs to and whether the user has a role; keeps nothing, shows nothing. */
export const checkUser = async (tokens: Tokens): Promise<LoginEnd> => {
  const outcome = await firstValueFrom(
    attempt(
      account.getCurrentUserInfo,
      {},
      { backend: 'register', token: tokens.register.token, quiet: true, outside: true },
    ),
  )
  if (!outcome.done) return failed([outcome.fault])
  if (rolesOf(outcome.reply).length === 0) return { in: false, because: 'roles', message: noRoles }
  return { in: true, user: outcome.reply, tokens }
}

const secondsUntil = (expiration: string) => (Date.parse(expiration) - now().getTime()) / 1000

/**
 * Logs in to both backends at once (document 1, sections 5, 7 and 8): the user name is trimmed, the password is sent
 * as given, one backend failing means no login, at least one role is required. Nothing is kept by it.
 */
export const logIn = async ({ username, password }: Credentials): Promise<LoginEnd> => {
  const body = { username: username.trim(), password }
  const ask = (backend: OneBackend) => attempt(account.login, { body }, { backend, quiet: true, outside: true })
  const { register, shreder } = await firstValueFrom(forkJoin({ register: ask('register'), shreder: ask('shreder') }))
  if (!register.done || !shreder.done) return failed(faultsOf([register, shreder]))
  if (!register.reply?.token || !shreder.reply?.token) {
    return { in: false, because: 'credentials', message: wrongCredentials }
  }
  const kept = ({ token, expiration }: Reply<typeof account.login>) => ({ token, seconds: secondsUntil(expiration) })
  return checkUser({ register: kept(register.reply), shreder: kept(shreder.reply) })
}
