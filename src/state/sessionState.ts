import { atom, type Getter, type Setter } from 'jotai'
import { Subject } from 'rxjs'
import type { Role } from '../contract/roles.ts'
import type { NotifyCode } from '../routes/to.ts'
import { beginNextSession } from '../transport/sessionEnded.ts'
import { clearTokens, saveTokens, TokenNotStored } from '../transport/tokens.ts'
import { storedPart } from './applicationState.ts'
import { clearFirstRequestsAtom } from './firstListRequests.ts'
import { clearRoutesAtom } from './lastRoutes.ts'
import { type CurrentUser, type LoginEnd, rolesOf } from './logIn.ts'
import { freshResponsesAtom, wipeResponsesAtom } from './queryClient.ts'
import { notifyTabs, type OwnSessionEvent } from './sessionChannel.ts'

export type Session =
  /** `isAway`: the backends are unreachable, and the attempt to restore the session is repeated. */
  | { kind: 'restoring'; isAway?: true }
  /**
   * `notify`: the code of the message on the login page. `stay`: after login the user is not redirected to the former
   * page.
   */
  | { kind: 'anonymous'; notify?: NotifyCode; stay?: true }
  /**
   * A link would log in `linked` although `here` is logged in, so the user must decide. Both are full names; `here` is
   * '' if unknown, null if there is no session.
   */
  | { kind: 'linkConfirmation'; linked: string; here: string | null }
  /** `locked`: the session ended with unsaved input, and the page waits for this user's password. */
  | { kind: 'loggedIn'; user: CurrentUser; roles: readonly Role[]; locked?: true }
export type LoggedIn = Extract<Session, { kind: 'loggedIn' }>

export const currentAtom = atom<Session>({ kind: 'restoring' })
export const userNameAtom = storedPart('userName')
/**
 * True if the session was opened by a link with an access key. The value is stored, so that all tabs share it and a
 * reload keeps it.
 */
export const byLinkAtom = storedPart('byLink')
export const events = new Subject<OwnSessionEvent>()

export type CompletedLogin = Extract<LoginEnd, { in: true }>

export const storeTokens = (end: CompletedLogin): LoginEnd => {
  try {
    saveTokens(end.tokens)
    return end
  } catch (problem) {
    if (problem instanceof TokenNotStored) return { in: false, because: 'browser', message: problem.message }
    throw problem
  }
}

type LogInMethod = { password: string } | { byLink: true }

/** Completes a successful login: stores the tokens and informs this tab and the other tabs. */
export const enter = (get: Getter, set: Setter, entered: CompletedLogin, way: LogInMethod): LoginEnd => {
  const end = storeTokens(entered)
  if (!end.in) return end
  beginNextSession()
  const { user } = end
  set(freshResponsesAtom)
  // For another user the visited pages are deleted, because they contain titles of the previous user's documents.
  if (get(userNameAtom) !== user.userName) {
    set(clearRoutesAtom)
    set(clearFirstRequestsAtom)
  }
  set(userNameAtom, () => user.userName)
  set(byLinkAtom, () => 'byLink' in way)
  set(currentAtom, { kind: 'loggedIn', user, roles: rolesOf(user) })
  notifyTabs({ kind: 'loggedIn', userName: user.userName })
  events.next({ kind: 'loggedIn', userName: user.userName, ...('password' in way && way) })
  return end
}

/**
 * Ends the session in this tab and deletes its data. An expired session keeps what is needed to return to the page
 * after the next login.
 */
export const leave = (set: Setter, how: 'loggedOut' | 'expired', next: Session): void => {
  clearTokens()
  beginNextSession()
  set(wipeResponsesAtom)
  set(byLinkAtom, () => false)
  if (how === 'loggedOut') {
    set(clearRoutesAtom)
    set(clearFirstRequestsAtom)
    set(userNameAtom, () => '')
  }
  set(currentAtom, next)
  events.next({ kind: how })
}

export const isWorking = (now: Session): boolean => now.kind === 'loggedIn' && !now.locked
