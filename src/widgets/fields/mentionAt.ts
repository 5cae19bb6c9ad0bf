/** Position of „@“ and the text after it. */
export type MentionStart = { from: number; text: string }

const longest = 40
const mostWords = 4

/**
 * An „@“ at the beginning of a word and up to four words after it on the line, before the caret. Null otherwise: an
 * e-mail address has its „@“ inside a word.
 */
export const mentionAt = (value: string, caret: number): MentionStart | null => {
  const before = value.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || /[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null
  const text = before.slice(from + 1)
  if (text.length > longest || text.includes('\n') || /^\s/.test(text)) return null
  return text.split(' ').length > mostWords ? null : { from, text }
}

/** The text with the mention, and the new caret position. */
export const withMention = (
  value: string,
  caret: number,
  { from }: MentionStart,
  name: string,
): { value: string; caret: number } => {
  const written = `${value.slice(0, from)}@${name}`
  const rest = value.slice(caret)
  const gap = /^[\s.,;:!?)]/.test(rest) ? '' : ' '
  const isSpaced = gap === ' ' || rest.startsWith(' ')
  return { value: `${written}${gap}${rest}`, caret: written.length + (isSpaced ? 1 : 0) }
}
