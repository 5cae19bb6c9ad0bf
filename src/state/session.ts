import { atom, type Getter, type Setter } from 'jotai'
import { Subject } from 'rxjs'
import type { NotifyCode } from '../routes/to.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { forgetAllButLookups } from '../transport/query.ts'
import { holdCalls, releaseCalls, turnSession } from '../transport/sessionEnded.ts'
import { clearTokens, hasTokens, keepTokens, TokenNotStored, tokenOf } from '../transport/tokens.ts'
import { storedPart } from './applicationState.ts'
import { forgetRoutesAtom } from './lastRoutes.ts'
import {
  type Credentials,
  type CurrentUser,
  checkUser,
  type LoginEnd,
  logIn,
  rolesOf,
  type WhyNot,
  wrongCredentials,
} from './logIn.ts'
import { clientAtom, freshAnswersAtom, wipeAnswersAtom } from './queryClient.ts'
import { noticeOf } from './redirect.ts'
import { type SessionEvent, tellTabs } from './sessionChannel.ts'

/**
 * Who works here (document 1, section 4). `notify`: what the login page has to say; `stay`: no redirect is wanted;
 * `locked`: the session ended in the middle of work, and the screen waits for this person's password.
 */
export type Session =
  | { kind: 'restoring' }
  | { kind: 'anonymous'; notify?: NotifyCode; stay?: true }
  | { kind: 'loggedIn'; user: CurrentUser; roles: readonly string[]; locked?: true }

const events = new Subject<SessionEvent>()
export const sessionEvents$ = events.asObservable()

const session = atom<Session>({ kind: 'restoring' })
const userNameAtom = storedPart('userName')

/** The session: `restoring` until `startSessionAtom` has answered. */
export const sessionAtom = atom((get) => get(session))
export const userAtom = atom((get): CurrentUser | null => {
  const now = get(session)
  return now.kind === 'loggedIn' ? now.user : null
})
/** Whether the person is asked for the password over the page. */
export const lockedAtom = atom((get) => {
  const now = get(session)
  return now.kind === 'loggedIn' && now.locked === true
})
/** The user name that last logged in here, for the login form. */
export const lastUserNameAtom = atom((get) => get(userNameAtom))

type Entered = Extract<LoginEnd, { in: true }>

/** Stores the tokens; gives why not when the browser does not. */
const storeTokens = (end: Entered): LoginEnd => {
  try {
    keepTokens(end.tokens)
    return end
  } catch (problem) {
    if (problem instanceof TokenNotStored) return { in: false, because: 'browser', message: problem.message }
    throw problem
  }
}

const enter = (get: Getter, set: Setter, entered: Entered): LoginEnd => {
  const end = storeTokens(entered)
  if (!end.in) return end
  turnSession()
  const { user } = end
  set(freshAnswersAtom)
  // The places that somebody else visited on this machine name other people's documents.
  if (get(userNameAtom) !== user.userName) set(forgetRoutesAtom)
  set(userNameAtom, () => user.userName)
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
  turnSession()
  set(wipeAnswersAtom)
  if (how === 'loggedOut') {
    set(forgetRoutesAtom)
    set(userNameAtom, () => '')
  }
  set(session, next)
  events.next({ kind: how })
}

/** Logs out at once, whether the server can be reached or not, in every tab. */
export const logOutAtom = atom(null, (_get, set) => {
  leave(set, 'loggedOut', { kind: 'anonymous', notify: 'logged-out', stay: true })
  tellTabs({ kind: 'loggedOut' })
})

/**
 * A backend no longer accepts the session: out, and back to the same place after the next login (document 1, section
 * 8). With unsaved work on the screen it stays instead, and the person is asked for the password over it.
 */
export const expireAtom = atom(null, (get: Getter, set: Setter, hasWork?: boolean) => {
  const now = get(session)
  if (now.kind !== 'loggedIn' || now.locked) return
  expire(set, now, hasWork)
  tellTabs({ kind: 'expired' })
})

type LoggedIn = Extract<Session, { kind: 'loggedIn' }>

const expire = (set: Setter, now: LoggedIn, hasWork = false) => {
  if (!hasWork) return leave(set, 'expired', { kind: 'anonymous', notify: 'session-expired' })
  clearTokens()
  holdCalls()
  set(session, { ...now, locked: true })
}

/** The same person is back: what waited goes on, what is on the screen is asked for again. */
const goOn = (get: Getter, set: Setter, { user, roles }: LoggedIn) => {
  set(session, { kind: 'loggedIn', user, roles })
  releaseCalls(true)
  forgetAllButLookups(get(clientAtom))
}

/** The password over the page: logs in to both backends as the person whose work is on the screen, and nobody else. */
export const goOnAtom = atom(null, async (get, set, password: string): Promise<LoginEnd> => {
  const before = get(session)
  if (before.kind !== 'loggedIn') return { in: false, because: 'credentials', message: wrongCredentials }
  const { userName } = before.user
  const end = await logIn({ username: userName, password })
  const now = get(session)
  // Another tab was faster: it gave the password, or left.
  if (!end.in || now.kind !== 'loggedIn' || !now.locked) return end
  if (end.user.userName !== userName) return { in: false, because: 'credentials', message: wrongCredentials }
  const stays = storeTokens(end)
  if (!stays.in) return stays
  goOn(get, set, { kind: 'loggedIn', user: end.user, roles: rolesOf(end.user) })
  tellTabs({ kind: 'loggedIn', userName })
  return stays
})

/** She does not want to go on: the specification's way out (document 1, section 8). */
export const giveUpAtom = atom(null, (get, set) => {
  const now = get(session)
  if (now.kind === 'loggedIn' && now.locked) leave(set, 'expired', { kind: 'anonymous', notify: 'session-expired' })
})

const restoreFailed: Record<WhyNot, NotifyCode> = {
  credentials: 'session-expired',
  refused: 'restore-failed',
  roles: 'no-roles',
  away: 'restore-failed',
  browser: 'restore-failed',
}

const restore = async (set: Setter): Promise<void> => {
  turnSession()
  set(session, { kind: 'restoring' })
  const register = { token: tokenOf('register') ?? '' }
  const end = await checkUser({ register, shreder: { token: tokenOf('shreder') ?? '' } })
  // Somebody else may have logged in, or out, in another tab while the answer was on its way.
  if (tokenOf('register') !== register.token) return hasTokens() ? restore(set) : set(session, { kind: 'anonymous' })
  if (end.in) {
    set(userNameAtom, () => end.user.userName)
    set(session, { kind: 'loggedIn', user: end.user, roles: rolesOf(end.user) })
    events.next({ kind: 'loggedIn', userName: end.user.userName })
    return
  }
  // A backend that is away for a moment has refused nobody: the tokens stay for the next try.
  if (end.because !== 'away') clearTokens()
  set(session, { kind: 'anonymous', notify: restoreFailed[end.because] })
}

const enterWithKey = async (get: Getter, set: Setter, sealed: string): Promise<void> => {
  const { AccessKeyRefused, openAccessKey } = await import('../transport/openAccessKey.ts')
  try {
    const token = await openAccessKey(sealed, appConfig().accessKeySecret)
    const checked = await checkUser({ register: { token }, shreder: { token } })
    const end = checked.in ? enter(get, set, checked) : checked
    if (end.in) notify({ kind: 'success', text: `Влязохте като ${end.user.person.fullName}.` })
    else await refuse(set, end.message)
  } catch (problem) {
    if (!(problem instanceof AccessKeyRefused)) throw problem
    await refuse(set, problem.message)
  }
}

const badKey = 'Ключът за достъп не може да се прочете. Продължавате със сесията, която вече е открита.'

/** A key that opens nothing takes nothing away: a session that was there goes on. */
const refuse = (set: Setter, text: string): Promise<void> | void => {
  const code = 'bad-access-key'
  if (hasTokens()) {
    notify({ kind: 'error', title: 'Грешка', text: text === noticeOf(code) ? badKey : text })
    return restore(set)
  }
  clearTokens()
  if (text !== noticeOf(code)) notify({ kind: 'error', title: 'Грешка', text })
  set(session, { kind: 'anonymous', notify: code })
}

/**
 * The start of a page: restores the session of the tokens, or opens the access key that `takeAccessKey()` took out of
 * the address (document 1, section 2). The key is off without a configured secret; it wins over a session that exists,
 * whose tokens may be old.
 */
export const startSessionAtom = atom(null, async (get, set, accessKey: string | null = null): Promise<void> => {
  if (accessKey !== null && appConfig().accessKeySecret !== '') return enterWithKey(get, set, accessKey)
  if (hasTokens()) return restore(set)
  clearTokens()
  set(session, { kind: 'anonymous' })
})

/**
 * Another tab logged in, out, or was sent away: this tab follows, for they share the tokens. Unsaved work stays on the
 * screen when the session ended, goes on when the same person is back, and is never continued by somebody else.
 */
export const followTabAtom = atom(
  null,
  async (get: Getter, set: Setter, message: SessionEvent, hasWork?: boolean): Promise<void> => {
    const now = get(session)
    if (message.kind === 'loggedIn') {
      if (!hasTokens()) return
      if (now.kind === 'loggedIn' && now.user.userName === message.userName)
        return now.locked ? goOn(get, set, now) : undefined
      set(freshAnswersAtom)
      return restore(set)
    }
    if (now.kind !== 'loggedIn') return
    if (message.kind === 'loggedOut') return leave(set, 'loggedOut', { kind: 'anonymous', notify: 'logged-out' })
    if (!now.locked) expire(set, now, hasWork)
  },
)
