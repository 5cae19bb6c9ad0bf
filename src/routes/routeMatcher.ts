/** The values of the `:name` segments of a pattern, decoded. */
export type RouteParams = Readonly<Record<string, string>>
export type Match<T> = { value: T; params: RouteParams }

type CompiledPattern<T> = { segments: string[]; fixed: number; value: T }

export const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
const isParameter = (segment: string): boolean => segment.startsWith(':')

/** Decodes a segment. A segment that is not valid percent-encoding is used as typed. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Returns a function that finds the pattern for a path and returns the pattern's value and the parameters. `:id`
 * matches one segment. Patterns with more fixed segments have priority, so `/documents/create` does not match `:id`.
 * Matching is case-sensitive.
 */
export const routeMatcher = <T>(
  patterns: readonly (readonly [pattern: string, value: T])[],
): ((path: string) => Match<T> | undefined) => {
  const byLength = new Map<number, CompiledPattern<T>[]>()
  for (const [pattern, value] of patterns) {
    const segments = segmentsOf(pattern)
    const fixed = segments.filter((segment) => !isParameter(segment)).length
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, fixed, value }])
  }
  for (const compiled of byLength.values()) compiled.sort((a, b) => b.fixed - a.fixed)
  return (path) => {
    const wanted = segmentsOf(path)
    const found = byLength
      .get(wanted.length)
      ?.find(({ segments }) => segments.every((segment, at) => isParameter(segment) || segment === wanted[at]))
    if (!found) return undefined
    const named = found.segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1), decodeSegment(wanted[at] ?? '')]] : [],
    )
    return { value: found.value, params: Object.fromEntries(named) }
  }
}
