import type { Change } from '../engine/rows.ts'
import type { World } from '../engine/world.ts'
import type { Database } from './database.ts'
import type { StorageTrouble } from './storageTrouble.ts'
import type { Channel } from './tabs.ts'

export type StoreSettings = {
  seed: number
  documents: number
  now: () => Date
  /** The day that the configuration pretends it is: worlds of different days are stored apart. */
  day?: string
  onStorageTrouble?: (trouble: StorageTrouble) => void
  /** The browser's database, or null to keep everything in memory; by default what the browser has. */
  database?: Database | null
  /** The browser's locks, or null where there are none; by default what the browser has. */
  locks?: LockManager | null
  /** How tabs hear of each other, or null; by default a BroadcastChannel where there is a database. */
  channel?: Channel | null
}

export type Store = {
  /** The present world; another object after `resetWorld` and `importState`, in every tab. */
  readonly world: World
  /**
   * Runs a write while no other tab writes, on a world that has everything the others wrote; they see what it did before
   * any of them goes on. So two tabs never give one number.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Keeps the contents of an attached file under the guid of its row. */
  putFile(guid: string, blob: Blob): Promise<void>
  /** The contents that were put; undefined for a file of the beginning (fixtures/papers makes those). */
  file(guid: string): Promise<Blob | undefined>
  /** „Нулирай данните“: forgets all that was done and begins today. */
  resetWorld(): Promise<void>
  /** All that was done, as one JSON file. */
  exportState(): Promise<Blob>
  /** Takes over such a file in place of all that was done here. Rejects with UnreadableState. */
  importState(file: Blob): Promise<void>
  /** How many rows differ from the beginning. */
  changedRows(): Promise<number>
  /** Resolves when everything done so far is written (or its trouble reported). */
  whenWritten(): Promise<void>
  /** Called with changes that another tab made, after they are in the world. */
  onForeignChanges(listener: (changes: readonly Change[]) => void): () => void
  /** Called after the whole world was replaced, here or in another tab. */
  onReplaced(listener: () => void): () => void
  close(): void
}
