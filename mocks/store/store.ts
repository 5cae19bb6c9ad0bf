import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change } from '../engine/tableRows.ts'
import type { Database } from './database.ts'
import type { StorageTrouble } from './storageTrouble.ts'
import type { Channel } from './tabs.ts'

export type StoreSettings = {
  seed: number
  documents: number
  now: () => Date
  /** The simulated date of the configuration: mock databases of different days are stored separately. */
  day?: string
  onStorageTrouble?: (trouble: StorageTrouble) => void
  /** The browser database, or null to stay in memory; defaults to the one of the browser. */
  database?: Database | null
  /** The Web Locks, or null; defaults to those of the browser. */
  locks?: LockManager | null
  /** The connection between tabs, or null; defaults to a BroadcastChannel if there is a database. */
  channel?: Channel | null
}

export type Store = {
  /** The current mock database; replaced by another object after `resetDatabase` and `importState`, in every tab. */
  readonly db: MockDatabase
  /**
   * Runs a write while no other tab writes, after applying the writes of the others, and publishes it before the next
   * one starts. This prevents two tabs from giving the same number.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  putFile(guid: string, blob: Blob): Promise<void>
  /** The stored content; undefined for a seeded file (fixtures/papers generates it). */
  file(guid: string): Promise<Blob | undefined>
  /** „Нулирай данните“: drops all changes and starts today. */
  resetDatabase(): Promise<void>
  exportState(): Promise<Blob>
  /** Replaces all changes with those of a file. Rejects with UnreadableState. */
  importState(file: Blob): Promise<void>
  changedRows(): Promise<number>
  /** Resolves when all pending writes are stored (or their failure is reported). */
  whenWritten(): Promise<void>
  onForeignChanges(listener: (changes: readonly Change[]) => void): () => void
  /** Called after the mock database was replaced, here or in another tab. */
  onReplaced(listener: () => void): () => void
  close(): void
}
