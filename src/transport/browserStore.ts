import { type IDBPDatabase, openDB } from 'idb'

export type KeyedStore = {
  get: (row: string, name: string) => Promise<unknown>
  put: (row: string, name: string, value: unknown) => Promise<void>
  remove: (row: string, name: string) => Promise<void>
  all: (row: string) => Promise<ReadonlyMap<string, unknown>>
}

/**
 * Returns a key-value store in IndexedDB, opened at first use; a value may be a non-extractable `CryptoKey`. Methods
 * reject with the browser's DOMException if storage is forbidden or full. A higher `version` deletes all earlier
 * values.
 */
export const browserStore = (name: string, rows: readonly string[], version: number): KeyedStore => {
  let opened: Promise<IDBPDatabase> | undefined
  const open = () =>
    openDB(name, version, {
      upgrade: (database) => {
        for (const row of Array.from(database.objectStoreNames)) database.deleteObjectStore(row)
        for (const row of rows) database.createObjectStore(row)
      },
      // A tab with a newer version of the product cannot open the database until this tab closes it.
      blocking: () => void opened?.then((database) => database.close()),
    })
  const database = async () => {
    opened ??= open()
    try {
      return await opened
    } catch (problem) {
      opened = undefined
      throw problem
    }
  }
  return {
    get: async (row, key) => (await database()).get(row, key),
    put: async (row, key, value) => {
      await (await database()).put(row, value, key)
    },
    remove: async (row, key) => (await database()).delete(row, key),
    all: async (row) => {
      const { store } = (await database()).transaction(row)
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return new Map(keys.map((key, index) => [String(key), values[index]]))
    },
  }
}
