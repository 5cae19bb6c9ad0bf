import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { clearTokens, tokenOf } from './tokens.ts'

const ended = new Subject<void>()

/** Emits when a backend rejects the session (HTTP 401), once per token. */
export const sessionEnded$ = ended.asObservable()

/** Set while the password dialog is open; resolves to true if the same user continues. */
let renewal: { over: Promise<boolean>; end: (renewed: boolean) => void } | null = null
let session = 0

/**
 * Call this if the session ended with unsaved input: calls then wait, and interrupted calls are sent again after the
 * login.
 */
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

/** Call this when another session begins or the session is over; calls of the former session are not sent again. */
export const turnSession = (): void => {
  session += 1
  releaseCalls(false)
}

export const renewalOver = (): Promise<boolean> | null => renewal?.over ?? null
export const sessionNow = (): number => session

/**
 * `sent` is the token that got 401; null if its cookie had expired. Only a 401 for the current token ends the session;
 * late responses to former tokens are ignored.
 */
export const notifySessionEnded = (backend: OneBackend, sent: string | null): void => {
  if (renewal || sent !== tokenOf(backend)) return
  clearTokens()
  ended.next()
}

/**
 * Resolves to true if a call that got 401 may be sent again as the same user. `began` identifies the session of its
 * first attempt. The sender must check whether the first attempt was applied.
 */
export const maySendAgain = async (backend: OneBackend, sent: string | null, began: number): Promise<boolean> => {
  if (began !== session) return false
  if (renewal) return renewal.over
  const token = tokenOf(backend)
  return token !== null && token !== sent
}
