import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change } from '../engine/tableRows.ts'
import type { Database } from './database.ts'
import type { StorageTrouble } from './storageTrouble.ts'
import type { Channel } from './tabs.ts'

export type StoreSettings = {
  seed: number
  documents: number
  now: () => Date
  /** The simulated date of the configuration. Mock databases of different days are stored separately. */
  day?: string
  onStorageTrouble?: (trouble: StorageTrouble) => void
  /** The browser database; null to stay in memory. The default is the IndexedDB of the browser. */
  database?: Database | null
  /** The Web Locks, or null. The default is that of the browser. */
  locks?: LockManager | null
  channel?: Channel | null
}

export type Store = {
  /** The current mock database. `resetDatabase` and `importState` replace it by another object, in every tab. */
  readonly db: MockDatabase
  /**
   * Runs a mutation while no other tab writes, after applying the changes of other tabs. Publishes its changes before
   * the next mutation starts. This prevents two tabs from giving the same number.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  putFile(guid: string, blob: Blob): Promise<void>
  /** The stored content; undefined for a seeded file, whose content fixtures/papers generates. */
  file(guid: string): Promise<Blob | undefined>
  /** „Нулирай данните“: drops all changes and starts on the current date. */
  resetDatabase(): Promise<void>
  exportState(): Promise<Blob>
  /** Replaces all changes with those of a file. Rejects with UnreadableState. */
  importState(file: Blob): Promise<void>
  changedRows(): Promise<number>
  whenWritten(): Promise<void>
  onForeignChanges(listener: (changes: readonly Change[]) => void): () => void
  onReplaced(listener: () => void): () => void
  close(): void
}
