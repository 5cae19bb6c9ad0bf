/** Where a part of the screen lies from the focus: wholly before it, around it, or wholly after it. */
export type Lies = 'before' | 'around' | 'after'

/**
 * The part that F6 goes to, as an index; `parts` are in the order of the page and may lie in one another. Backwards
 * from inside a part is to the one before it, never to its own beginning; after the last comes the first again.
 * Undefined where there are no parts.
 */
export const partToGo = (parts: readonly Lies[], back: boolean): number | undefined => {
  if (parts.length === 0) return undefined
  if (!back) return Math.max(parts.indexOf('after'), 0)
  const own = parts.lastIndexOf('around')
  const earlier = parts.findLastIndex((lies, index) => lies !== 'after' && index !== own)
  return earlier === -1 ? parts.length - 1 : earlier
}
