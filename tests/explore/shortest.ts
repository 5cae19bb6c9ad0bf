/**
 * The shortest way there is found to the same end: leaves out half, a quarter ... a single step, as long as the end is
 * still reached (ddmin). Tries at most so many times.
 */
export const shortest = async <T>(
  steps: readonly T[],
  stillEnds: (fewer: readonly T[]) => Promise<boolean>,
  tries = 40,
): Promise<readonly T[]> => {
  let [known, left] = [steps, tries]
  for (let size = Math.ceil(steps.length / 2); size >= 1 && left > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < known.length && known.length > 1 && left > 0; ) {
      const fewer = [...known.slice(0, at), ...known.slice(at + size)]
      left -= 1
      if (fewer.length > 0 && (await stillEnds(fewer))) known = fewer
      else at += size
    }
  }
  return known
}
