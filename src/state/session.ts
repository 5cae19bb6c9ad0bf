import { atom, type Getter, type Setter } from 'jotai'
import { filter, Subject } from 'rxjs'
import { account } from '../contract/account.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { invalidateAllButLookups } from '../transport/query.ts'
import { attempt } from '../transport/request.ts'
import { beginNextSession, holdCalls, releaseCalls, sessionNow } from '../transport/sessionEnded.ts'
import { clearTokens, hasTokens } from '../transport/tokens.ts'
import { type Credentials, type CurrentUser, type LoginEnd, logIn, rolesOf, wrongCredentials } from './logIn.ts'
import { clientAtom, freshResponsesAtom } from './queryClient.ts'
import { restore } from './restoreSession.ts'
import type { SessionEvent } from './sessionChannel.ts'
import { notifyTabs } from './sessionChannel.ts'
import { currentAtom, enter, events, type LoggedIn, leave, storeTokens, userNameAtom } from './sessionState.ts'

export const sessionEvents$ = events.pipe(filter((event) => event.kind !== 'renewed'))

export const sessionAtom = atom((get) => get(currentAtom))
export const userAtom = atom((get): CurrentUser | null => {
  const now = get(currentAtom)
  return now.kind === 'loggedIn' ? now.user : null
})
export const lockedAtom = atom((get) => {
  const now = get(currentAtom)
  return now.kind === 'loggedIn' && now.locked === true
})
export const lastUserNameAtom = atom((get) => get(userNameAtom))

/** Logs in; resolves with `{ in: true }`, or with the message to show. After a failure no tokens are stored. */
export const logInAtom = atom(null, async (get, set, credentials: Credentials): Promise<LoginEnd> => {
  const end = await logIn(credentials)
  return end.in ? enter(get, set, end, { password: credentials.password }) : end
})

/** Logs out in every tab at once, even if the server is unreachable. */
export const logOutAtom = atom(null, (_get, set) => {
  leave(set, 'loggedOut', { kind: 'anonymous', notify: 'logged-out', stay: true })
  notifyTabs({ kind: 'loggedOut' })
})

/**
 * Ends the session when a backend does not accept it any more: logs out and returns to the same page after the next
 * login (specification 1, section 8). If there is unsaved input, the page stays open and a dialog requests the
 * password.
 */
export const expireAtom = atom(null, (get: Getter, set: Setter, hasWork?: boolean) => {
  const now = get(currentAtom)
  if (now.kind !== 'loggedIn' || now.locked) return
  expire(set, now, hasWork)
  notifyTabs({ kind: 'expired' })
})

const expire = (set: Setter, now: LoggedIn, hasWork = false) => {
  if (!hasWork) return leave(set, 'expired', { kind: 'anonymous', notify: 'session-expired' })
  clearTokens()
  holdCalls()
  set(currentAtom, { ...now, locked: true })
}

/**
 * Continues the session after the same user has logged in again: waiting requests are sent. The caller refetches the
 * data on the screen.
 */
const unlock = (set: Setter, { user, roles }: LoggedIn) => {
  set(currentAtom, { kind: 'loggedIn', user, roles })
  releaseCalls(true)
}

/**
 * Emits if the password for which this locked tab waited was typed in another tab. A hidden tab refetches when it
 * becomes visible.
 */
export const unlockedElsewhere$ = new Subject<void>()

/**
 * Logs in to both backends with the password typed in the dialog, when the session has ended or ends soon. Another user
 * is refused.
 */
export const continueSessionAtom = atom(null, async (get, set, password: string): Promise<LoginEnd> => {
  const before = get(currentAtom)
  if (before.kind !== 'loggedIn') return { in: false, because: 'credentials', message: wrongCredentials }
  const { userName } = before.user
  const end = await logIn({ username: userName, password })
  const now = get(currentAtom)
  // During the request the user may have typed the password in another tab, or logged out there.
  if (!end.in || now.kind !== 'loggedIn' || (before.locked && !now.locked)) return end
  if (end.user.userName !== userName) return { in: false, because: 'credentials', message: wrongCredentials }
  const stays = storeTokens(end)
  if (!stays.in) return stays
  if (now.locked) {
    unlock(set, { kind: 'loggedIn', user: end.user, roles: rolesOf(end.user) })
    invalidateAllButLookups(get(clientAtom))
  }
  notifyTabs({ kind: 'loggedIn', userName })
  events.next({ kind: 'renewed', userName, password })
  return stays
})

const sameRoles = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join()

/**
 * Reloads the current user after the account was or may have been changed. Menu and permissions follow the new roles,
 * and unsaved input stays. For a disabled account the response is 401, which ends the session.
 */
export const renewUserAtom = atom(null, async (get, set): Promise<void> => {
  const mine = sessionNow()
  const outcome = await attempt(account.getCurrentUserInfo, {}, { backend: 'register', quiet: true })
  const now = get(currentAtom)
  if (!outcome.done || sessionNow() !== mine || now.kind !== 'loggedIn') return
  const user = outcome.reply
  const roles = rolesOf(user)
  if (JSON.stringify(user) === JSON.stringify(now.user)) return
  set(currentAtom, { ...now, user, roles })
  const hasNewRoles = !sameRoles(roles, now.roles)
  const isElsewhere = user.departmentId !== now.user.departmentId
  if (!hasNewRoles && !isElsewhere) return
  invalidateAllButLookups(get(clientAtom))
  if (isElsewhere) notify({ kind: 'warning', text: 'Вече сте в друго звено. Списъците и правата са според новото.' })
  if (hasNewRoles) notify({ kind: 'warning', text: 'Ролите Ви са променени. Менюто и правата вече са според новите.' })
})

/** Logs out a user who does not want to continue the expired session (specification 1, section 8). */
export const giveUpAtom = atom(null, (get, set) => {
  const now = get(currentAtom)
  if (now.kind === 'loggedIn' && now.locked) leave(set, 'expired', { kind: 'anonymous', notify: 'session-expired' })
})

/**
 * Restores the session at page load, or logs in with the access key of the URL (specification 1, section 2) if a secret
 * is configured. The access key has priority over an existing session, whose tokens may be old.
 */
export const startSessionAtom = atom(null, async (get, set, accessKey: string | null = null): Promise<void> => {
  if (accessKey !== null && appConfig().accessKeySecret !== '') {
    const { enterWithKey } = await import(/* webpackChunkName: "link" */ './linkEntry.ts')
    return enterWithKey(get, set, accessKey)
  }
  if (hasTokens()) return restore(set)
  clearTokens()
  set(currentAtom, { kind: 'anonymous' })
})

/**
 * Follows a login, a logout or an expired session of another tab, because the tabs share the tokens. If the session
 * ended, a page with unsaved input stays open; only the same user can continue it.
 */
export const followTabAtom = atom(
  null,
  async (get: Getter, set: Setter, message: SessionEvent, hasWork?: boolean): Promise<void> => {
    const now = get(currentAtom)
    if (now.kind === 'restoring' && message.kind !== 'loggedIn') {
      beginNextSession()
      return set(currentAtom, { kind: 'anonymous' })
    }
    if (message.kind === 'loggedIn') {
      if (!hasTokens()) return
      if (now.kind === 'loggedIn' && now.user.userName === message.userName) {
        if (!now.locked) return
        unlock(set, now)
        return unlockedElsewhere$.next()
      }
      set(freshResponsesAtom)
      return restore(set)
    }
    if (now.kind !== 'loggedIn') return
    if (message.kind === 'loggedOut') return leave(set, 'loggedOut', { kind: 'anonymous', notify: 'logged-out' })
    if (!now.locked) expire(set, now, hasWork)
  },
)
