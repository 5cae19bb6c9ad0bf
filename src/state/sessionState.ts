import { atom, type Getter, type Setter } from 'jotai'
import { Subject } from 'rxjs'
import type { Role } from '../contract/roles.ts'
import type { NotifyCode } from '../routes/to.ts'
import { turnSession } from '../transport/sessionEnded.ts'
import { clearTokens, saveTokens, TokenNotStored } from '../transport/tokens.ts'
import { storedPart } from './applicationState.ts'
import { clearFirstRequestsAtom } from './firstListRequests.ts'
import { clearRoutesAtom } from './lastRoutes.ts'
import { type CurrentUser, type LoginEnd, rolesOf } from './logIn.ts'
import { freshResponsesAtom, wipeResponsesAtom } from './queryClient.ts'
import { notifyTabs, type OwnSessionEvent } from './sessionChannel.ts'

export type Session =
  /** `isAway`: the backends are unreachable, and restoring the session is retried. */
  | { kind: 'restoring'; isAway?: true }
  /** `notify`: the message of the login page; `stay`: no redirect after login. */
  | { kind: 'anonymous'; notify?: NotifyCode; stay?: true }
  /**
   * A link would log in `linked` while `here` is logged in (full name; '' unknown, null no session); the user decides.
   */
  | { kind: 'linkQuestion'; linked: string; here: string | null }
  /** `locked`: the session ended with unsaved input, and the page waits for this user's password. */
  | { kind: 'loggedIn'; user: CurrentUser; roles: readonly Role[]; locked?: true }
export type LoggedIn = Extract<Session, { kind: 'loggedIn' }>

export const currentAtom = atom<Session>({ kind: 'restoring' })
export const userNameAtom = storedPart('userName')
/** True if a link opened the session; shared by all tabs and kept over a reload. */
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

/** Completes a login that passed every check: stores the tokens, informs this tab and the other tabs. */
export const enter = (get: Getter, set: Setter, entered: CompletedLogin, way: LogInMethod): LoginEnd => {
  const end = storeTokens(entered)
  if (!end.in) return end
  turnSession()
  const { user } = end
  set(freshResponsesAtom)
  // The visited pages of another user are deleted, because they contain titles of that user's documents.
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

/** Ends the session in this tab and removes its data, except the data needed to return after the next login. */
export const leave = (set: Setter, how: 'loggedOut' | 'expired', next: Session): void => {
  clearTokens()
  turnSession()
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
