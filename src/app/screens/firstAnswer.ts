import { atom } from 'jotai'
import { firstShownAtom } from '../../state/firstShown.ts'
import type { Store } from '../../state/store.ts'
import { framePainted } from '../../widgets/look/framePainted.ts'

/** So long the first screen waits, in milliseconds. */
const LONGEST_MS = 100
/** So long everything else waits for the first screen. */
const LONGEST_OTHERS_MS = 2_000

/** Whether the first screen still waits for its first answer: what is drawn before that is drawn twice. */
export const isEarlyAtom = atom(false)

/** A session is to be restored: the first screen waits for its answer, and everything else for the first screen. */
export const expectFirst = (store: Store): void => {
  store.set(isEarlyAtom, true)
  store.set(firstShownAtom, false)
}

/** Ends both waits once the answer is drawn or did not come, and at the latest after so long. */
export const waitForFirst = (store: Store, answer: Promise<unknown>): void => {
  const draw = () => store.set(isEarlyAtom, false)
  const goOn = () => store.set(firstShownAtom, true)
  const shown = () => {
    draw()
    void framePainted().then(goOn)
  }
  setTimeout(draw, LONGEST_MS)
  setTimeout(goOn, LONGEST_OTHERS_MS)
  answer.then(shown, shown)
}
