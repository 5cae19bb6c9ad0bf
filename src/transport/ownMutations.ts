const ends = new Map<string, Promise<number>>()

/**
 * Remembers a save request of this page by its `Idempotency-Key`, because a push about it is not new for the page.
 * Returns a function to call when the request has ended, with any result.
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

/** When the save request of this page with that key ended, in milliseconds since 1970; undefined for an unknown key. */
export const ownMutationEnd = (key: string): Promise<number> | undefined => ends.get(key)
