/**
 * msw keeps the cookies of its answers in `localStorage`, which a worker has not, and does not load without. The
 * imitation sets no cookies, so one that forgets serves as well.
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
