export type MentionStart = { from: number; text: string }

const longest = 40
const mostWords = 4

/**
 * Finds the „@“ before the caret that starts a word, with up to four words after it on the line. Returns null if there
 * is none, for example in an e-mail address.
 */
export const mentionAt = (value: string, caret: number): MentionStart | null => {
  const before = value.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || /[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null
  const text = before.slice(from + 1)
  if (text.length > longest || text.includes('\n') || /^\s/.test(text)) return null
  return text.split(' ').length > mostWords ? null : { from, text }
}

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
