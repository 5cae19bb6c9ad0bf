/** The beginning of a mention at the caret: where its „@“ stands, and what follows it. */
export type MentionStart = { from: number; text: string }

const longest = 40
const mostWords = 4

/**
 * What is being mentioned where the caret stands: an „@“ at the beginning of a word, and up to four words after it on
 * the same line. Null when nobody is: an address of e-mail has its „@“ inside a word.
 */
export const mentionAt = (value: string, caret: number): MentionStart | null => {
  const before = value.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || /[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null
  const text = before.slice(from + 1)
  if (text.length > longest || text.includes('\n') || /^\s/.test(text)) return null
  return text.split(' ').length > mostWords ? null : { from, text }
}

/** The text with the mention written out, and where the caret goes. */
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
