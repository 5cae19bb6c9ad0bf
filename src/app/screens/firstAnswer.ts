import { atom } from 'jotai'
import type { Store } from '../../state/store.ts'

/** So long the first screen waits, in milliseconds. */
const LONGEST_MS = 100

/** Whether the first screen still waits for its first answer: what is drawn before that is drawn twice. */
export const isEarlyAtom = atom(false)

/** Ends the wait when the answer is there or did not come, and at the latest after `LONGEST_MS`. */
export const waitForFirst = (store: Store, answer: Promise<unknown>): void => {
  const end = () => store.set(isEarlyAtom, false)
  setTimeout(end, LONGEST_MS)
  answer.then(end, end)
}
