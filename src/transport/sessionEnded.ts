import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { clearTokens, tokenOf } from './tokens.ts'

const ended = new Subject<void>()

/** Emits when a backend rejects the session (HTTP 401), once per token. */
export const sessionEnded$ = ended.asObservable()

/** While the password dialog is open: resolves to true if the same user continues. */
let renewal: { over: Promise<boolean>; end: (renewed: boolean) => void } | null = null
/** Identifies the user's session, so that a late response of a former user is not sent again. */
let session = 0

/** The session ended with unsaved work: calls wait, and interrupted ones are sent again afterwards. */
export const holdCalls = (): void => {
  if (renewal) return
  let end: (renewed: boolean) => void = () => undefined
  const over = new Promise<boolean>((resolve) => {
    end = resolve
  })
  renewal = { over, end }
}

/** Continues the waiting calls as the same user, or fails them. */
export const releaseCalls = (renewed: boolean): void => {
  renewal?.end(renewed)
  renewal = null
}

/** Another session begins or this one is over; calls of the former session are not sent again. */
export const turnSession = (): void => {
  session += 1
  releaseCalls(false)
}

/** Resolves when the password dialog ends; null if it is not open. */
export const renewalOver = (): Promise<boolean> | null => renewal?.over ?? null
export const sessionNow = (): number => session

/**
 * `sent` is the token that got 401, null if its cookie had expired. Only the current token ends the session; late
 * responses to former tokens are ignored.
 */
export const notifySessionEnded = (backend: OneBackend, sent: string | null): void => {
  if (renewal || sent !== tokenOf(backend)) return
  clearTokens()
  ended.next()
}

/**
 * Whether a call that got 401 may be sent again as the same user. `began` is the session of its first attempt. The
 * sender must confirm whether the first attempt was done.
 */
export const maySendAgain = async (backend: OneBackend, sent: string | null, began: number): Promise<boolean> => {
  if (began !== session) return false
  if (renewal) return renewal.over
  const token = tokenOf(backend)
  return token !== null && token !== sent
}
