import { randomKey } from '../../transport/randomKey.ts'

/** Distinguishes a key from typed text such as a checksum. */
const prefix = 'hidden-'

/**
 * Filter texts with an ЕГН or ЛНЧ must not be in the address, because a browser would store and share them. The address
 * contains a key. The text stays in the memory of this tab, for its user, until a reload.
 */
const hidden = new Map<string, { text: string; by: string }>()

/** Removes the texts of other users of this tab. */
export const clearHiddenTextsOfOthers = (userName: string): void => {
  for (const [key, { by }] of hidden) if (by !== userName) hidden.delete(key)
}

/** The key in the address for a user's text; the same key for the same text. */
export const keyOfHidden = (text: string, by: string): string => {
  for (const [key, known] of hidden) if (known.text === text && known.by === by) return key
  const key = `${prefix}${randomKey()}`
  hidden.set(key, { text, by })
  return key
}

/** True for a key of any tab. */
export const isKeyOfHidden = (text: string): boolean => /^hidden-[0-9a-f]{32}$/.test(text)

/** The text of a key, only for its user. */
export const hiddenTextOf = (key: string, by: string): string | undefined => {
  const known = hidden.get(key)
  return known?.by === by ? known.text : undefined
}
