import { atom, type Setter } from 'jotai'
import { firstValueFrom, race, Subject, timer } from 'rxjs'
import type { NotifyCode } from '../routes/to.ts'
import { reconnectDelay } from '../transport/reconnect.ts'
import { sessionNow, turnSession } from '../transport/sessionEnded.ts'
import { clearTokens, hasTokens, tokenOf } from '../transport/tokens.ts'
import { checkUser, rolesOf, type WhyNot } from './logIn.ts'
import { currentAtom, events, userNameAtom } from './sessionState.ts'

/** What takes the session away; whatever else went wrong has refused nobody. */
const refusals: Partial<Record<WhyNot, NotifyCode>> = {
  credentials: 'session-expired',
  forbidden: 'restore-failed',
  roles: 'no-roles',
}

/** Whether a backend has refused the session itself; whatever else went wrong leaves it open whose it is. */
export const isRefusal = (because: WhyNot): boolean => because in refusals

const again = new Subject<void>()
/** Tries to restore the session at once instead of waiting for the next try. */
export const restoreNowAtom = atom(null, () => again.next())

const nextTry = (failures: number) => firstValueFrom(race(timer(reconnectDelay(failures, Math.random)), again))

/**
 * Asks who the stored tokens belong to until a backend has answered: only refused credentials or roles take them.
 * A page that is left, an error of the server or of something in between, and a broken line end no session.
 */
export const restore = async (set: Setter): Promise<void> => {
  turnSession()
  const mine = sessionNow()
  set(currentAtom, { kind: 'restoring' })
  for (let failures = 0; ; failures += 1) {
    const register = { token: tokenOf('register') ?? '' }
    const end = await checkUser({ register, shreder: { token: tokenOf('shreder') ?? '' } })
    // Somebody logged in here, or another try has begun.
    if (sessionNow() !== mine) return
    // Somebody else may have logged in, or out, in another tab while the answer was on its way.
    if (tokenOf('register') !== register.token)
      return hasTokens() ? restore(set) : set(currentAtom, { kind: 'anonymous' })
    if (end.in) {
      set(userNameAtom, () => end.user.userName)
      set(currentAtom, { kind: 'loggedIn', user: end.user, roles: rolesOf(end.user) })
      events.next({ kind: 'loggedIn', userName: end.user.userName })
      return
    }
    const notify = refusals[end.because]
    if (notify !== undefined) {
      clearTokens()
      return set(currentAtom, { kind: 'anonymous', notify })
    }
    set(currentAtom, { kind: 'restoring', isAway: true })
    await nextTry(failures)
    if (sessionNow() !== mine) return
    if (!hasTokens()) return set(currentAtom, { kind: 'anonymous' })
  }
}
