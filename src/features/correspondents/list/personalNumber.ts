import type { AddressField } from '../../../screen-kit/list/addressField.ts'
import { randomKey } from '../../../transport/randomKey.ts'

/**
 * An ЕГН or ЛНЧ that a list is filtered by. It never stands in the address, where the browser would keep and share it:
 * the address holds a key, the number stays in the memory of this tab. After a reload the key means nothing.
 */
const numberOf = new Map<string, string>()
let owner = ''

/** Forgets every number when another person works in this tab. To be called before the address is read. */
export const keepPersonalNumbersOf = (userName: string): void => {
  if (owner === userName) return
  owner = userName
  numberOf.clear()
}

const keyOf = (number: string): string => {
  for (const [key, known] of numberOf) if (known === number) return key
  const key = randomKey()
  numberOf.set(key, number)
  return key
}

export const personalNumberInAddress: AddressField<string> = { read: (key) => numberOf.get(key), write: keyOf }
