import { damagedError } from '../unreadable.ts'

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = text.replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]*=*$/.test(plain)) throw damagedError()
  try {
    return Uint8Array.from(atob(plain), (one) => one.charCodeAt(0))
  } catch {
    throw damagedError()
  }
}
