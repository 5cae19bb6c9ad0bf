import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { tokenOf } from './tokens.ts'

const ended = new Subject<void>()
let told: string | null = null

/** Tells that a backend no longer accepts the session's token (HTTP 401). Once per token, however many calls fail. */
export const sessionEnded$ = ended.asObservable()

/**
 * Called with the token that was answered 401 (null: none was sent). The answer to a call of an earlier session,
 * which arrives after a new login, ends nothing.
 */
export const tellSessionEnded = (backend: OneBackend, sent: string | null): void => {
  const now = tokenOf(backend)
  const mark = `${backend} ${sent}`
  if (told === mark || (sent !== now && now !== null)) return
  told = mark
  ended.next()
}
