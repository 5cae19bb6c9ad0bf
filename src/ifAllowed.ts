/** What the work gives; `otherwise` where a setting of the browser forbids it: there already the question for storage throws. */
export const ifAllowed = <T, O>(work: () => T, otherwise: O): T | O => {
  try {
    return work()
  } catch {
    return otherwise
  }
}
