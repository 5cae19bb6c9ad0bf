import { atom, type Setter } from 'jotai'
import { firstValueFrom, race, Subject, timer } from 'rxjs'
import type { NotifyCode } from '../routes/to.ts'
import { reconnectDelay } from '../transport/reconnect.ts'
import { beginNextSession, sessionNow } from '../transport/sessionEnded.ts'
import { clearTokens, hasTokens, tokenOf } from '../transport/tokens.ts'
import { checkUser, rolesOf, type WhyNot } from './logIn.ts'
import { currentAtom, events, userNameAtom } from './sessionState.ts'

const refusals: Partial<Record<WhyNot, NotifyCode>> = {
  credentials: 'session-expired',
  forbidden: 'restore-failed',
  roles: 'no-roles',
}

/** True if a backend refused the session. After any other failure the session may still be valid. */
export const isRefusal = (because: WhyNot): boolean => because in refusals

const retryNow = new Subject<void>()
export const restoreNowAtom = atom(null, () => retryNow.next())

const nextTry = (failures: number) => firstValueFrom(race(timer(reconnectDelay(failures, Math.random)), retryNow))

/**
 * Requests the user of the stored tokens until a backend responds. Only refused credentials or missing roles delete the
 * tokens. An aborted request, a server or proxy error, or a lost connection does not end the session.
 */
export const restore = async (set: Setter): Promise<void> => {
  beginNextSession()
  const mine = sessionNow()
  set(currentAtom, { kind: 'restoring' })
  for (let failures = 0; ; failures += 1) {
    const register = { token: tokenOf('register') ?? '' }
    const end = await checkUser({ register, shreder: { token: tokenOf('shreder') ?? '' } })
    // Another login or another attempt started during the request.
    if (sessionNow() !== mine) return
    // The tokens are compared, because another tab may have logged in or out during the request.
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
