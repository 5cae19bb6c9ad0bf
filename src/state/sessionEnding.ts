import { atom } from 'jotai'
import { sessionEnd } from '../transport/tokens.ts'
import { currentAtom } from './sessionState.ts'

/**
 * How long before its end the end of a session is announced, in milliseconds: enough to save, or to type a password.
 */
const NEAR_MS = 5 * 60_000

const nearAtom = atom<number | null>(null)
const readAtom = atom<number | null>(null)
const prolongingAtom = atom(false)

/**
 * The end of the session in milliseconds of the machine's clock; set when the end is near, until the user closes the
 * notice.
 */
export const sessionEndingAtom = atom((get) => {
  const end = get(nearAtom)
  return end === get(readAtom) ? null : end
})

export const readEndingAtom = atom(null, (get, set) => set(readAtom, get(nearAtom)))

/** True while the password dialog is open to prolong the session before its end. */
export const isProlongingAtom = atom(
  (get) => get(prolongingAtom),
  (_get, set, isProlonging: boolean) => set(prolongingAtom, isProlonging),
)

/**
 * Checks whether the session ends soon. Every tab reads the expiry stored beside the shared tokens, so all tabs show
 * the same; after one tab prolongs the session, no tab shows the notice.
 */
export const lookAtEndAtom = atom(null, (get, set) => {
  const now = get(currentAtom)
  const end = now.kind === 'loggedIn' && !now.locked ? sessionEnd() : null
  const isNear = end !== null && end - Date.now() < NEAR_MS
  set(nearAtom, isNear ? end : null)
  if (!isNear && !(now.kind === 'loggedIn' && now.locked)) set(prolongingAtom, false)
})
