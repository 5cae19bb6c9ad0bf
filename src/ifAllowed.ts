/**
 * Returns the result of `work`, or `otherwise` if a browser setting forbids it. Even reading `localStorage` can throw.
 */
export const ifAllowed = <T, O>(work: () => T, otherwise: O): T | O => {
  try {
    return work()
  } catch {
    return otherwise
  }
}
