import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from '../engine/tableRows.ts'
import type { Turns } from './writeLock.ts'

export type DatabaseRecord = { seed: number; documents: number; start: string }

type StoredFile = { guid: string; bytes: ArrayBuffer; type: string }

interface Schema extends DBSchema {
  /**
   * The stored mock databases; the key (`place`) consists of seed, number of documents and simulated date. `revision`
   * counts the stored changes since the start.
   */
  databases: { key: string; value: DatabaseRecord & { revision?: number } }
  changes: { key: string; value: Change & { at: string; place: string; revision?: number }; indexes: { place: string } }
  files: { key: string; value: StoredFile & { at: string; place: string }; indexes: { place: string } }
  turns: { key: string; value: { owner: string; until: number } }
}

const NAME = 'delovod-world'
/** The version of the object stores. Rows have no version: their columns are compared when they are read (`rowShape.ts`). */
const STORES_VERSION = 12

export type Database = Turns & {
  recordOf(
    place: string,
    choose: (known: DatabaseRecord | undefined, isChanged: boolean) => DatabaseRecord,
  ): Promise<DatabaseRecord>
  changes(place: string, since: number): Promise<{ revision: number; changes: Change[] }>
  /**
   * Stores changes and returns the new revision. Rejects with DatabaseReplaced if another tab has replaced this mock
   * database.
   */
  write(place: string, record: DatabaseRecord, changes: readonly Change[]): Promise<number>
  putFile(place: string, guid: string, blob: Blob): Promise<void>
  file(place: string, guid: string): Promise<Blob | undefined>
  files(place: string): Promise<{ guid: string; blob: Blob }[]>
  replace(
    place: string,
    next?: { record: DatabaseRecord; changes: readonly Change[]; files: readonly { guid: string; blob: Blob }[] },
  ): Promise<void>
  close(): void
}

const storedFile = async (guid: string, blob: Blob): Promise<StoredFile> => ({
  guid,
  bytes: await blob.arrayBuffer(),
  type: blob.type,
})
const blobOf = ({ bytes, type }: StoredFile): Blob => new Blob([bytes], { type })

export class DatabaseReplaced extends Error {}

const keyAt = (place: string, { table, key }: Change) => `${place}|${table}|${typeof key}:${key}`

const openIndexedDb = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, STORES_VERSION, {
    upgrade: (idb) => {
      for (const name of [...idb.objectStoreNames]) idb.deleteObjectStore(name)
      idb.createObjectStore('databases')
      idb.createObjectStore('changes', { keyPath: 'at' }).createIndex('place', 'place')
      idb.createObjectStore('files', { keyPath: 'at' }).createIndex('place', 'place')
      idb.createObjectStore('turns')
    },
    // A tab with a newer version waits until this connection is closed, so the connection is closed at once.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })

/** Opens the IndexedDB database. Rejects if the browser has none or forbids it (private windows of some browsers). */
export const openDatabase = async (): Promise<Database> => {
  const idb = await openIndexedDb()
  return {
    recordOf: async (place, choose) => {
      const tx = idb.transaction(['databases', 'changes'], 'readwrite')
      const known = await tx.objectStore('databases').get(place)
      const isChanged = (await tx.objectStore('changes').index('place').count(place)) > 0
      const { seed, documents, start } = choose(known, isChanged)
      const isKnown = known?.start === start
      await tx.objectStore('databases').put(isKnown ? known : { seed, documents, start }, place)
      await tx.done
      return { seed, documents, start }
    },
    changes: async (place, since) => {
      const tx = idb.transaction(['databases', 'changes'])
      const present = (await tx.objectStore('databases').get(place))?.revision ?? 0
      if (since > 0 && present === since) return { revision: present, changes: [] }
      const stored = await tx.objectStore('changes').index('place').getAll(place)
      const later = stored.filter(({ revision }) => since === 0 || (revision ?? 0) > since)
      return { revision: present, changes: later.map(({ table, key, row }) => ({ table, key, row })) }
    },
    write: async (place, record, changes) => {
      const tx = idb.transaction(['databases', 'changes'], 'readwrite', { durability: 'relaxed' })
      const [databases, to] = [tx.objectStore('databases'), tx.objectStore('changes')]
      const known = await databases.get(place)
      const isOther = known !== undefined && known.start !== record.start
      if (isOther && (await to.index('place').count(place)) > 0) throw new DatabaseReplaced()
      const revision = ((isOther ? undefined : known?.revision) ?? 0) + 1
      await databases.put({ ...record, revision }, place)
      const puts = changes.map((change) => to.put({ ...change, at: keyAt(place, change), place, revision }))
      await Promise.all([...puts, tx.done])
      return revision
    },
    putFile: async (place, guid, blob) => {
      await idb.put('files', { at: `${place}|${guid}`, place, ...(await storedFile(guid, blob)) })
    },
    file: async (place, guid) => {
      const stored = await idb.get('files', `${place}|${guid}`)
      return stored && blobOf(stored)
    },
    files: async (place) =>
      (await idb.getAllFromIndex('files', 'place', place)).map((stored) => ({
        guid: stored.guid,
        blob: blobOf(stored),
      })),
    replace: async (place, next) => {
      const contents = await Promise.all((next?.files ?? []).map(({ guid, blob }) => storedFile(guid, blob)))
      const tx = idb.transaction(['databases', 'changes', 'files'], 'readwrite')
      const [changes, files] = [tx.objectStore('changes'), tx.objectStore('files')]
      for (const key of await changes.index('place').getAllKeys(place)) await changes.delete(key)
      for (const key of await files.index('place').getAllKeys(place)) await files.delete(key)
      await tx.objectStore('databases').delete(place)
      if (next) {
        await tx.objectStore('databases').put(next.record, place)
        for (const change of next.changes) await changes.put({ ...change, at: keyAt(place, change), place })
        for (const one of contents) await files.put({ at: `${place}|${one.guid}`, place, ...one })
      }
      await tx.done
    },
    claim: async (place, owner, now, until) => {
      const tx = idb.transaction('turns', 'readwrite')
      const taken = await tx.store.get(place)
      const isFree = !taken || taken.owner === owner || taken.until < now
      if (isFree) await tx.store.put({ owner, until }, place)
      await tx.done
      return isFree
    },
    release: async (place, owner) => {
      const tx = idb.transaction('turns', 'readwrite')
      if ((await tx.store.get(place))?.owner === owner) await tx.store.delete(place)
      await tx.done
    },
    close: () => idb.close(),
  }
}
