const ends = new Map<string, Promise<number>>()

/**
 * Stores the `Idempotency-Key` of a save request of this page, because a push about that request brings the page no
 * news. Returns a function to call when the request has ended, with any result.
 */
export const noteOwnMutation = (key: string): (() => void) => {
  let end = (_endedAt: number): void => undefined
  ends.set(
    key,
    new Promise((resolve) => {
      end = resolve
    }),
  )
  return () => end(Date.now())
}

/**
 * Resolves when the save request of this page with that key has ended, to the time of its end in milliseconds since
 * 1970. Undefined for an unknown key.
 */
export const ownMutationEnd = (key: string): Promise<number> | undefined => ends.get(key)
