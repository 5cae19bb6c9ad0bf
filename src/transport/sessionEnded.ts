import { Subject } from 'rxjs'
import type { OneBackend } from './address.ts'
import { clearTokens, tokenOf } from './tokens.ts'

const ended = new Subject<void>()

/** Tells that a backend no longer accepts the session (HTTP 401): once per token, however many calls fail. */
export const sessionEnded$ = ended.asObservable()

/** While the person is asked for the password again: how that ends, true when the same person works on. */
let renewal: { over: Promise<boolean>; end: (renewed: boolean) => void } | null = null
/** Which person's session a call belongs to: an answer that comes after somebody else logged in is not asked again. */
let session = 0

/** The session ended in the middle of work: from now on calls wait, and those it ended are sent again afterwards. */
export const holdCalls = (): void => {
  if (renewal) return
  let end: (renewed: boolean) => void = () => undefined
  const over = new Promise<boolean>((resolve) => {
    end = resolve
  })
  renewal = { over, end }
}

/** Lets the waiting calls go on as the same person, or fail when nobody came back. */
export const releaseCalls = (renewed: boolean): void => {
  renewal?.end(renewed)
  renewal = null
}

/** Another session begins or this one is over: no call of the one before is sent again. */
export const turnSession = (): void => {
  session += 1
  releaseCalls(false)
}

/** How the asking for the password ends; null when nobody is asked. */
export const renewalOver = (): Promise<boolean> | null => renewal?.over ?? null
export const sessionNow = (): number => session

/**
 * Called with the token that was answered 401; null when its cookie had run out. Only the token still in use ends the
 * session: other calls of that moment find it gone, and an answer to an earlier session ends nothing.
 */
export const tellSessionEnded = (backend: OneBackend, sent: string | null): void => {
  if (renewal || sent !== tokenOf(backend)) return
  clearTokens()
  ended.next()
}

/**
 * Whether a call that was answered 401 may be sent again as the same person. `began` is the session it was first sent in.
 * Whether it was done all the same is for who sends it to ask.
 */
export const maySendAgain = async (backend: OneBackend, sent: string | null, began: number): Promise<boolean> => {
  if (began !== session) return false
  if (renewal) return renewal.over
  const token = tokenOf(backend)
  return token !== null && token !== sent
}
