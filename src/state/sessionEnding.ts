import { atom } from 'jotai'
import { sessionEnd } from '../transport/tokens.ts'
import { currentAtom } from './sessionState.ts'

/** So long before its end it is said that a session ends: time enough to save, or to type a password. In milliseconds. */
const NEAR_MS = 5 * 60_000

const nearAtom = atom<number | null>(null)
const readAtom = atom<number | null>(null)
const prolongingAtom = atom(false)

/** When the session ends, in milliseconds of the machine's clock: once that is near, until the person has put it away. */
export const sessionEndingAtom = atom((get) => {
  const end = get(nearAtom)
  return end === get(readAtom) ? null : end
})

/** The person has read that the session ends; a later end is told again. */
export const readEndingAtom = atom(null, (get, set) => set(readAtom, get(nearAtom)))

/** Whether the person is asked for the password before the session has ended, to prolong it. */
export const isProlongingAtom = atom(
  (get) => get(prolongingAtom),
  (_get, set, isProlonging: boolean) => set(prolongingAtom, isProlonging),
)

/**
 * Looks whether the session ends soon. Every tab looks at what lies beside the tokens they share, so that all say the same;
 * once one of them has prolonged it, none says it any more.
 */
export const lookAtEndAtom = atom(null, (get, set) => {
  const now = get(currentAtom)
  const end = now.kind === 'loggedIn' && !now.locked ? sessionEnd() : null
  const isNear = end !== null && end - Date.now() < NEAR_MS
  set(nearAtom, isNear ? end : null)
  if (!isNear && !(now.kind === 'loggedIn' && now.locked)) set(prolongingAtom, false)
})
