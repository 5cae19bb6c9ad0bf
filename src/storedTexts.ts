import { ifAllowed } from './ifAllowed.ts'

/**
 * How long a text is stored: until the tab is closed, or permanently. Some browser settings forbid storage, so that
 * even reading throws; the text is then kept in memory until a reload.
 */
export type StorageLifetime = 'tab' | 'browser'

const pageMemory = new Map<string, string>()
const storageOf = (lifetime: StorageLifetime): Storage | null =>
  ifAllowed(() => {
    const storage = lifetime === 'tab' ? sessionStorage : localStorage
    storage.getItem('')
    return storage
  }, null)

export const mayStore = (lifetime: StorageLifetime): boolean => storageOf(lifetime) !== null

export const storedText = (lifetime: StorageLifetime, key: string): string | null => {
  const storage = storageOf(lifetime)
  return storage ? storage.getItem(key) : (pageMemory.get(lifetime + key) ?? null)
}

export const storeText = (lifetime: StorageLifetime, key: string, text: string): 'kept' | 'full' | 'forbidden' => {
  const storage = storageOf(lifetime)
  if (storage) return ifAllowed(() => storage.setItem(key, text) ?? 'kept', 'full')
  pageMemory.set(lifetime + key, text)
  return 'forbidden'
}

export const removeText = (lifetime: StorageLifetime, key: string): void => {
  storageOf(lifetime)?.removeItem(key)
  pageMemory.delete(lifetime + key)
}
