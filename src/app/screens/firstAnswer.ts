/** So long the first screen waits for its first answer, in milliseconds: what is drawn before it is drawn twice. */
const LONGEST_MS = 100

let isHeld = false
const drawn = new Set<() => void>()
const release = (): void => {
  isHeld = false
  for (const changed of drawn) changed()
}

/** Whether the first screen of this page still waits, for `useSyncExternalStore`. */
export const firstAnswer = {
  subscribe: (changed: () => void): (() => void) => {
    drawn.add(changed)
    return () => drawn.delete(changed)
  },
  isAwaited: (): boolean => isHeld,
}

/** From now on a screen is not drawn until `waitForFirst` has ended. */
export const holdFirst = (): void => {
  isHeld = true
}

/** Ends the wait when the answer is there or did not come, and at the latest after `LONGEST_MS`. */
export const waitForFirst = (answer: Promise<unknown>): void => {
  setTimeout(release, LONGEST_MS)
  answer.then(release, release)
}
