import { ifAllowed } from './ifAllowed.ts'

/**
 * How long a text is stored: with the tab, or longer. A browser setting may forbid storage, and then even access
 * throws; the text then lasts as long as the page.
 */
export type KeptFor = 'tab' | 'browser'

const pageMemory = new Map<string, string>()
const storageOf = (keptFor: KeptFor): Storage | null =>
  ifAllowed(() => {
    const storage = keptFor === 'tab' ? sessionStorage : localStorage
    storage.getItem('')
    return storage
  }, null)

export const mayStore = (keptFor: KeptFor): boolean => storageOf(keptFor) !== null

export const keptText = (keptFor: KeptFor, key: string): string | null => {
  const storage = storageOf(keptFor)
  return storage ? storage.getItem(key) : (pageMemory.get(keptFor + key) ?? null)
}

/**
 * Stores a text. If storage is forbidden the text lasts as long as the page; if storage is full the text is not stored.
 */
export const keepText = (keptFor: KeptFor, key: string, text: string): 'kept' | 'full' | 'forbidden' => {
  const storage = storageOf(keptFor)
  if (storage) return ifAllowed(() => storage.setItem(key, text) ?? 'kept', 'full')
  pageMemory.set(keptFor + key, text)
  return 'forbidden'
}

export const forgetText = (keptFor: KeptFor, key: string): void => {
  storageOf(keptFor)?.removeItem(key)
  pageMemory.delete(keptFor + key)
}
