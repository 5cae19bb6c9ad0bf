/**
 * Returns the result of `work`, or `otherwise` if browser settings forbid the access (even reading `localStorage` can
 * throw).
 */
export const ifAllowed = <T, O>(work: () => T, otherwise: O): T | O => {
  try {
    return work()
  } catch {
    return otherwise
  }
}
