import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { clearTokens, tokenOf } from './tokens.ts'

const ended = new Subject<void>()

/** Emits when a backend rejects the session (HTTP 401), once per token. */
export const sessionEnded$ = ended.asObservable()

/** Not null while the password dialog is open. `over` resolves to true if the same user continues. */
let renewal: { over: Promise<boolean>; end: (renewed: boolean) => void } | null = null
let session = 0

/** Lets calls wait after the session ended with unsaved input; interrupted calls are sent again after the login. */
export const holdCalls = (): void => {
  if (renewal) return
  let end: (renewed: boolean) => void = () => undefined
  const over = new Promise<boolean>((resolve) => {
    end = resolve
  })
  renewal = { over, end }
}

export const releaseCalls = (renewed: boolean): void => {
  renewal?.end(renewed)
  renewal = null
}

/**
 * Counts a new session; call this when another session begins or the session is over. Calls of the former session are
 * not sent again.
 */
export const beginNextSession = (): void => {
  session += 1
  releaseCalls(false)
}

export const renewalOver = (): Promise<boolean> | null => renewal?.over ?? null
export const sessionNow = (): number => session

/**
 * Ends the session after a 401, but only for the current token; late responses to former tokens are ignored. `sent` is
 * the token that got the 401; null if its cookie had expired.
 */
export const notifySessionEnded = (backend: OneBackend, sent: string | null): void => {
  if (renewal || sent !== tokenOf(backend)) return
  clearTokens()
  ended.next()
}

/**
 * Resolves to true if a call that got 401 may be sent again as the same user. `began`: the session number of the first
 * attempt. The sender must check whether the first attempt was applied.
 */
export const maySendAgain = async (backend: OneBackend, sent: string | null, began: number): Promise<boolean> => {
  if (began !== session) return false
  if (renewal) return renewal.over
  const token = tokenOf(backend)
  return token !== null && token !== sent
}
