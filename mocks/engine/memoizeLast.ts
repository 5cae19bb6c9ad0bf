import type { MockDatabase } from './mockDatabase.ts'

const mostResults = 12
const recent = new WeakMap<MockDatabase, Map<string, unknown>>()

const cacheOf = (db: MockDatabase): Map<string, unknown> => {
  const known = recent.get(db)
  if (known) return known
  const cache = new Map<string, unknown>()
  recent.set(db, cache)
  db.onChange(() => cache.clear())
  db.on('replayed', () => cache.clear())
  return cache
}

/** Returns the cached result for a key, or computes it. The cache is cleared on any change of the mock database. */
export const recentOf = <T>(db: MockDatabase, keyParts: unknown, make: () => T): T => {
  const cache = cacheOf(db)
  const key = JSON.stringify(keyParts)
  if (cache.has(key)) return cache.get(key) as T
  const made = make()
  cache.set(key, made)
  if (cache.size > mostResults) cache.delete(cache.keys().next().value as string)
  return made
}
