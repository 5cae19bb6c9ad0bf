/** A place in this browser that keeps values by name, in named rows; a value may be a key that cannot be read out. */
export type KeyedStore = {
  get: (row: string, name: string) => Promise<unknown>
  put: (row: string, name: string, value: unknown) => Promise<void>
  remove: (row: string, name: string) => Promise<void>
  /** All of a row, by name. */
  all: (row: string) => Promise<ReadonlyMap<string, unknown>>
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

const open = (name: string, rows: readonly string[], version: number): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    const database = request.result
    for (const row of Array.from(database.objectStoreNames)) database.deleteObjectStore(row)
    for (const row of rows) database.createObjectStore(row)
  }
  return answerOf(request).then((database) => {
    database.onversionchange = () => database.close()
    return database
  })
}

/**
 * A store in IndexedDB, opened when it is first used. Every promise rejects with the browser's DOMException when
 * storage is forbidden or full (`QuotaExceededError`); a write is done only when the browser says it is stored. A higher
 * `version` says that what was stored before means nothing any more: it is removed.
 */
export const browserStore = (name: string, rows: readonly string[], version: number): KeyedStore => {
  let opened: Promise<IDBDatabase> | undefined
  const database = async () => {
    opened ??= open(name, rows, version)
    try {
      return await opened
    } catch (problem) {
      opened = undefined
      throw problem
    }
  }
  const read = async <T>(row: string, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerOf(ask((await database()).transaction(row).objectStore(row)))
  const write = async (row: string, change: (store: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction(row, 'readwrite')
    change(transaction.objectStore(row))
    await ended(transaction)
  }
  return {
    get: (row, key) => read(row, (store) => store.get(key)),
    put: (row, key, value) => write(row, (store) => store.put(value, key)),
    remove: (row, key) => write(row, (store) => store.delete(key)),
    all: async (row) => {
      const keys = await read(row, (store) => store.getAllKeys())
      const values = await Promise.all(keys.map((key) => read(row, (store) => store.get(key))))
      return new Map(keys.map((key, index) => [String(key), values[index]]))
    },
  }
}
