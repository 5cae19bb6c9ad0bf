import { randomKey } from '../../transport/randomKey.ts'

/** A key is told by it from a text that was typed, such as a checksum. */
const prefix = 'hidden-'

/**
 * Texts of a filter with an ЕГН or ЛНЧ, which never stand in the address. A browser would store and share them there:
 * it holds a key, the text stays in the memory of this tab for who typed it, until a reload.
 */
const hidden = new Map<string, { text: string; by: string }>()

/** Forgets what others typed in this tab. */
export const forgetHiddenTextsOfOthers = (userName: string): void => {
  for (const [key, { by }] of hidden) if (by !== userName) hidden.delete(key)
}

/** What stands in the address for a text that a user typed; the same for the same text. */
export const keyOfHidden = (text: string, by: string): string => {
  for (const [key, known] of hidden) if (known.text === text && known.by === by) return key
  const key = `${prefix}${randomKey()}`
  hidden.set(key, { text, by })
  return key
}

/** Whether a text is such a key, of this tab or of another one. */
export const isKeyOfHidden = (text: string): boolean => /^hidden-[0-9a-f]{32}$/.test(text)

/** The text behind a key, for who typed it. */
export const hiddenTextOf = (key: string, by: string): string | undefined => {
  const known = hidden.get(key)
  return known?.by === by ? known.text : undefined
}
