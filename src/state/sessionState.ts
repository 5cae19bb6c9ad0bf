import { atom, type Getter, type Setter } from 'jotai'
import { Subject } from 'rxjs'
import type { Role } from '../contract/roles.ts'
import type { NotifyCode } from '../routes/to.ts'
import { turnSession } from '../transport/sessionEnded.ts'
import { clearTokens, keepTokens, TokenNotStored } from '../transport/tokens.ts'
import { storedPart } from './applicationState.ts'
import { forgetFirstQuestionsAtom } from './firstQuestions.ts'
import { forgetRoutesAtom } from './lastRoutes.ts'
import { type CurrentUser, type LoginEnd, rolesOf } from './logIn.ts'
import { freshAnswersAtom, wipeAnswersAtom } from './queryClient.ts'
import { type OwnSessionEvent, tellTabs } from './sessionChannel.ts'

/** Who works here (document 1, section 4). */
export type Session =
  /** `isAway`: the session cannot be asked for at the moment and is tried again. */
  | { kind: 'restoring'; isAway?: true }
  /** `notify`: what the login page has to say; `stay`: no redirect is wanted. */
  | { kind: 'anonymous'; notify?: NotifyCode; stay?: true }
  /** A link would log in as `linked` while `here` works (a whole name, '' unknown, null nobody); the person is asked. */
  | { kind: 'linkQuestion'; linked: string; here: string | null }
  /** `locked`: the session ended in the middle of work, and the screen waits for this person's password. */
  | { kind: 'loggedIn'; user: CurrentUser; roles: readonly Role[]; locked?: true }
export type LoggedIn = Extract<Session, { kind: 'loggedIn' }>

/** The session, for the files that change it; everybody else reads `sessionAtom`. */
export const currentAtom = atom<Session>({ kind: 'restoring' })
/** The user name that last logged in here. */
export const userNameAtom = storedPart('userName')
/** Whether a link opened the session: all tabs say so, also after a reload. */
export const byLinkAtom = storedPart('byLink')
/** What happens to the session in this tab. */
export const events = new Subject<OwnSessionEvent>()

export type CompletedLogin = Extract<LoginEnd, { in: true }>

/** Stores the tokens; gives why not when the browser does not. */
export const storeTokens = (end: CompletedLogin): LoginEnd => {
  try {
    keepTokens(end.tokens)
    return end
  } catch (problem) {
    if (problem instanceof TokenNotStored) return { in: false, because: 'browser', message: problem.message }
    throw problem
  }
}

type Way = { password: string } | { byLink: true }

/** Lets in whoever passed every check: stores the tokens, tells this tab and the others. */
export const enter = (get: Getter, set: Setter, entered: CompletedLogin, way: Way): LoginEnd => {
  const end = storeTokens(entered)
  if (!end.in) return end
  turnSession()
  const { user } = end
  set(freshAnswersAtom)
  // The places that somebody else visited on this machine name other people's documents.
  if (get(userNameAtom) !== user.userName) {
    set(forgetRoutesAtom)
    set(forgetFirstQuestionsAtom)
  }
  set(userNameAtom, () => user.userName)
  set(byLinkAtom, () => 'byLink' in way)
  set(currentAtom, { kind: 'loggedIn', user, roles: rolesOf(user) })
  tellTabs({ kind: 'loggedIn', userName: user.userName })
  events.next({ kind: 'loggedIn', userName: user.userName, ...('password' in way && way) })
  return end
}

/** The session is over in this tab: nothing of it is left but what the way back needs. */
export const leave = (set: Setter, how: 'loggedOut' | 'expired', next: Session): void => {
  clearTokens()
  turnSession()
  set(wipeAnswersAtom)
  set(byLinkAtom, () => false)
  if (how === 'loggedOut') {
    set(forgetRoutesAtom)
    set(forgetFirstQuestionsAtom)
    set(userNameAtom, () => '')
  }
  set(currentAtom, next)
  events.next({ kind: how })
}

/** Somebody is logged in and the screen is not locked. */
export const isWorking = (now: Session): boolean => now.kind === 'loggedIn' && !now.locked
