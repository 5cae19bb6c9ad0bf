/**
 * msw stores cookies in `localStorage`, which a worker does not have, and fails to load without it. The mock backend
 * sets no cookies, so an in-memory storage is sufficient.
 */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length(): number {
    return this.#items.size
  }
  clear = (): void => this.#items.clear()
  getItem = (key: string): string | null => this.#items.get(key) ?? null
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null
  removeItem = (key: string): void => void this.#items.delete(key)
  setItem = (key: string, value: string): void => void this.#items.set(key, value)
}

if (!('localStorage' in globalThis))
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: new MemoryStorage() })
