type Compiled<T> = { segments: string[]; fixed: number; value: T }

export const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
const isParameter = (segment: string): boolean => segment.startsWith(':')

/**
 * Returns the value of the pattern that matches a path. `:id` matches one segment. Patterns with more fixed segments
 * have priority, so `/documents/create` does not match `:id`. Case-sensitive.
 */
export const routeMatcher = <T>(
  patterns: readonly (readonly [pattern: string, value: T])[],
): ((path: string) => T | undefined) => {
  const byLength = new Map<number, Compiled<T>[]>()
  for (const [pattern, value] of patterns) {
    const segments = segmentsOf(pattern)
    const fixed = segments.filter((segment) => !isParameter(segment)).length
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, fixed, value }])
  }
  for (const compiled of byLength.values()) compiled.sort((a, b) => b.fixed - a.fixed)
  return (path) => {
    const wanted = segmentsOf(path)
    return byLength
      .get(wanted.length)
      ?.find(({ segments }) => segments.every((segment, at) => isParameter(segment) || segment === wanted[at]))?.value
  }
}
