import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { clearTokens, tokenOf } from './tokens.ts'

const ended = new Subject<void>()

/** Tells that a backend no longer accepts the session (HTTP 401): once per token, however many calls fail. */
export const sessionEnded$ = ended.asObservable()

/**
 * Called with the token that was answered 401; null when none was sent, because its cookie had run out. Only the
 * token that is still kept ends the session: the other calls of the same moment find it gone, and the answer to a
 * call of an earlier session, which arrives after a new login, ends nothing.
 */
export const tellSessionEnded = (backend: OneBackend, sent: string | null): void => {
  if (sent !== tokenOf(backend)) return
  clearTokens()
  ended.next()
}
