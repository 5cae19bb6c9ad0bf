import { ifAllowed } from './ifAllowed.ts'

/**
 * What the browser keeps as text: for as long as a tab, or longer. A setting may forbid it, so that already the question
 * throws: what is kept then lasts as long as the page.
 */
export type KeptFor = 'tab' | 'browser'

const pageMemory = new Map<string, string>()
const storageOf = (keptFor: KeptFor): Storage | null =>
  ifAllowed(() => {
    const storage = keptFor === 'tab' ? sessionStorage : localStorage
    storage.getItem('')
    return storage
  }, null)

/** Whether the browser lets texts be read and written; it may still have no room. */
export const mayStore = (keptFor: KeptFor): boolean => storageOf(keptFor) !== null

/** What was kept under the key, or null. */
export const keptText = (keptFor: KeptFor, key: string): string | null => {
  const storage = storageOf(keptFor)
  return storage ? storage.getItem(key) : (pageMemory.get(keptFor + key) ?? null)
}

/** Keeps a text. Where storage is forbidden it lasts as long as the page; where there is no room it is not kept at all. */
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
