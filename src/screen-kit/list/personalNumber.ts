import { randomKey } from '../../transport/randomKey.ts'
import type { AddressField } from './addressField.ts'

/**
 * An ЕГН or ЛНЧ that a list is filtered by. It never stands in the address, where the browser would keep and share it:
 * the address holds a key, the number stays in the memory of this tab and belongs to who typed it. After a reload the
 * key means nothing.
 */
const typed = new Map<string, { number: string; by: string }>()

/** Forgets what others typed in this tab. */
export const forgetPersonalNumbersOfOthers = (userName: string): void => {
  for (const [key, { by }] of typed) if (by !== userName) typed.delete(key)
}

const keyOf = (number: string, by: string): string => {
  for (const [key, known] of typed) if (known.number === number && known.by === by) return key
  const key = randomKey()
  typed.set(key, { number, by })
  return key
}

export const personalNumberOf = (userName: string): AddressField<string> => ({
  read: (key) => {
    const known = typed.get(key)
    return known?.by === userName ? known.number : undefined
  },
  write: (number) => keyOf(number, userName),
})
