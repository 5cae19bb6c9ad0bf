import { atom, type Getter, type Setter } from 'jotai'
import { Subject } from 'rxjs'
import type { NotifyCode } from '../rules/to.ts'
import { AccessKeyRefused, openAccessKey } from '../transport/accessKey.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { clearTokens, hasTokens, keepTokens, TokenNotKept, tokenOf } from '../transport/tokens.ts'
import { keptPart } from './applicationState.ts'
import { forgetRoutesAtom } from './lastRoutes.ts'
import { type Credentials, type CurrentUser, checkUser, type LoginEnd, logIn, rolesOf, type WhyNot } from './logIn.ts'
import { wipeAnswersAtom } from './queryClient.ts'
import { noticeOf } from './redirect.ts'
import { tellTabs } from './sessionChannel.ts'

/** Who works here (document 1, section 4). `notify`: what the login page has to say; `stay`: no redirect is wanted. */
export type Session =
  | { kind: 'restoring' }
  | { kind: 'anonymous'; notify?: NotifyCode; stay?: true }
  | { kind: 'loggedIn'; user: CurrentUser; roles: readonly string[] }
/** For features that keep something of a person (drafts): `loggedOut` means wipe it, `expired` means keep it locked. */
export type SessionEvent = { kind: 'loggedIn'; userName: string } | { kind: 'loggedOut' } | { kind: 'expired' }

const events = new Subject<SessionEvent>()
export const sessionEvents$ = events.asObservable()

const session = atom<Session>({ kind: 'restoring' })
const keptUserName = keptPart('userName')

/** The session: `restoring` until `startSessionAtom` has answered. */
export const sessionAtom = atom((get) => get(session))
export const userAtom = atom((get): CurrentUser | null => {
  const now = get(session)
  return now.kind === 'loggedIn' ? now.user : null
})
/** The user name that last logged in here, for the login form. */
export const lastUserNameAtom = atom((get) => get(keptUserName))

const enter = (get: Getter, set: Setter, end: Extract<LoginEnd, { in: true }>): LoginEnd => {
  try {
    keepTokens(end.tokens)
  } catch (problem) {
    if (problem instanceof TokenNotKept) return { in: false, because: 'browser', message: problem.message }
    throw problem
  }
  const { user } = end
  set(wipeAnswersAtom)
  // The places that somebody else visited on this machine name other people's documents.
  if (get(keptUserName) !== user.userName) set(forgetRoutesAtom)
  set(keptUserName, user.userName)
  set(session, { kind: 'loggedIn', user, roles: rolesOf(user) })
  tellTabs({ kind: 'loggedIn', userName: user.userName })
  events.next({ kind: 'loggedIn', userName: user.userName })
  return end
}

/** Logs in; resolves to `{ in: true }` or to the sentence to show. Never leaves half a session behind. */
export const logInAtom = atom(null, async (get, set, credentials: Credentials): Promise<LoginEnd> => {
  const end = await logIn(credentials)
  return end.in ? enter(get, set, end) : end
})

const leave = (set: Setter, how: 'loggedOut' | 'expired', next: Session) => {
  clearTokens()
  set(wipeAnswersAtom)
  if (how === 'loggedOut') {
    set(forgetRoutesAtom)
    set(keptUserName, '')
  }
  set(session, next)
  events.next({ kind: how })
}

/** Logs out at once, whether the server can be reached or not, in every tab. */
export const logOutAtom = atom(null, (_get, set) => {
  leave(set, 'loggedOut', { kind: 'anonymous', notify: 'logged-out', stay: true })
  tellTabs({ kind: 'loggedOut' })
})

/** A backend no longer accepts the session: out, and back to the same place after the next login. */
export const expireAtom = atom(null, (get, set) => {
  if (get(session).kind !== 'loggedIn') return
  leave(set, 'expired', { kind: 'anonymous', notify: 'session-expired' })
  tellTabs({ kind: 'expired' })
})

const restoreFailed: Record<WhyNot, NotifyCode> = {
  credentials: 'session-expired',
  roles: 'no-roles',
  away: 'restore-failed',
  browser: 'restore-failed',
}

const restore = async (set: Setter): Promise<void> => {
  set(session, { kind: 'restoring' })
  const register = { token: tokenOf('register') ?? '' }
  const end = await checkUser({ register, shreder: { token: tokenOf('shreder') ?? '' } })
  // Somebody else may have logged in, or out, in another tab while the answer was on its way.
  if (tokenOf('register') !== register.token) return hasTokens() ? restore(set) : set(session, { kind: 'anonymous' })
  if (end.in) {
    set(keptUserName, end.user.userName)
    set(session, { kind: 'loggedIn', user: end.user, roles: rolesOf(end.user) })
    events.next({ kind: 'loggedIn', userName: end.user.userName })
    return
  }
  clearTokens()
  set(session, { kind: 'anonymous', notify: restoreFailed[end.because] })
}

const enterWithKey = async (get: Getter, set: Setter, sealed: string): Promise<void> => {
  try {
    const token = await openAccessKey(sealed, appConfig().accessKeySecret)
    const checked = await checkUser({ register: { token }, shreder: { token } })
    const end = checked.in ? enter(get, set, checked) : checked
    if (end.in) notify({ kind: 'success', text: `Влязохте като ${end.user.person.fullName}.` })
    else refuse(set, 'bad-access-key', end.message)
  } catch (problem) {
    if (!(problem instanceof AccessKeyRefused)) throw problem
    refuse(set, 'bad-access-key', problem.message)
  }
}

const refuse = (set: Setter, code: NotifyCode, text: string) => {
  if (text !== noticeOf(code)) notify({ kind: 'error', title: 'Грешка', text })
  set(session, { kind: 'anonymous', notify: code })
}

/**
 * The start of a page: restores the session of the tokens, or opens the access key that `takeAccessKey()` took out of
 * the address (document 1, section 2). The key is off without a configured secret and ignored when a session exists.
 */
export const startSessionAtom = atom(null, async (get, set, accessKey: string | null = null): Promise<void> => {
  if (hasTokens()) return restore(set)
  clearTokens()
  if (accessKey !== null && appConfig().accessKeySecret !== '') return enterWithKey(get, set, accessKey)
  set(session, { kind: 'anonymous' })
})

/** Another tab logged in, out, or was sent away: this tab follows, for they share the tokens. */
export const followTabAtom = atom(null, async (get: Getter, set: Setter, told: SessionEvent): Promise<void> => {
  const now = get(session)
  if (told.kind === 'loggedIn') {
    if (!hasTokens() || (now.kind === 'loggedIn' && now.user.userName === told.userName)) return
    set(wipeAnswersAtom)
    return restore(set)
  }
  if (now.kind !== 'loggedIn') return
  const code = told.kind === 'loggedOut' ? 'logged-out' : 'session-expired'
  leave(set, told.kind, { kind: 'anonymous', notify: code })
})
