import { atom } from 'jotai'
import { sessionEnd } from '../transport/tokens.ts'
import { currentAtom } from './sessionState.ts'

/**
 * How long before the end of a session the user is warned, in milliseconds: long enough to save, or to type a password.
 */
const NEAR_MS = 5 * 60_000

const nearAtom = atom<number | null>(null)
const readAtom = atom<number | null>(null)
const prolongingAtom = atom(false)

/**
 * When the session ends, in milliseconds of the device's clock. Not null only shortly before the end, until the user
 * closes the warning.
 */
export const sessionEndingAtom = atom((get) => {
  const end = get(nearAtom)
  return end === get(readAtom) ? null : end
})

export const dismissEndingAtom = atom(null, (get, set) => set(readAtom, get(nearAtom)))

/** True while the password dialog is open to prolong a session that has not ended yet. */
export const isProlongingAtom = atom(
  (get) => get(prolongingAtom),
  (_get, set, isProlonging: boolean) => set(prolongingAtom, isProlonging),
)

/**
 * Checks whether the session ends soon. The expiry is stored beside the shared tokens, so all tabs show the same
 * warning; after one tab prolongs the session, the warning disappears in all tabs.
 */
export const checkSessionEndAtom = atom(null, (get, set) => {
  const now = get(currentAtom)
  const end = now.kind === 'loggedIn' && !now.locked ? sessionEnd() : null
  const isNear = end !== null && end - Date.now() < NEAR_MS
  set(nearAtom, isNear ? end : null)
  if (!isNear && !(now.kind === 'loggedIn' && now.locked)) set(prolongingAtom, false)
})
