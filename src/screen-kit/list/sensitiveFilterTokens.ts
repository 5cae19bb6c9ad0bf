import { randomKey } from '../../transport/randomKey.ts'

/** The beginning of each key, which distinguishes a key from a text that the user typed. */
const prefix = 'hidden-'

/**
 * Filter texts with a personal number (ЕГН or ЛНЧ), by the random key that replaces such a text in the URL. A text
 * stays in the memory of this tab until a reload.
 */
const hidden = new Map<string, { text: string; by: string }>()

export const clearHiddenTextsOfOthers = (userName: string): void => {
  for (const [key, { by }] of hidden) if (by !== userName) hidden.delete(key)
}

/** Returns the key that replaces a user's text in the URL; equal texts of a user get the same key. */
export const keyOfHidden = (text: string, by: string): string => {
  for (const [key, known] of hidden) if (known.text === text && known.by === by) return key
  const key = `${prefix}${randomKey()}`
  hidden.set(key, { text, by })
  return key
}

/** True if the text has the form of a key that replaces a hidden text in the URL, also if another tab made the key. */
export const isKeyOfHidden = (text: string): boolean => /^hidden-[0-9a-f]{32}$/.test(text)

export const hiddenTextOf = (key: string, by: string): string | undefined => {
  const known = hidden.get(key)
  return known?.by === by ? known.text : undefined
}
