import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change } from '../engine/tableRows.ts'
import type { Database } from './database.ts'
import type { StorageTrouble } from './storageTrouble.ts'
import type { Channel } from './tabs.ts'

export type StoreSettings = {
  seed: number
  documents: number
  now: () => Date
  /** The simulated date in the configuration. Mock databases with different simulated dates are stored separately. */
  day?: string
  onStorageTrouble?: (trouble: StorageTrouble) => void
  /** The database in which changes are stored; null to store nothing. The default is the IndexedDB of the browser. */
  database?: Database | null
  /** The Web Locks API; null to work without it. The default is that of the browser. */
  locks?: LockManager | null
  channel?: Channel | null
}

export type Store = {
  /** The current mock database. `resetDatabase` and `importState` replace it by another object, in every tab. */
  readonly db: MockDatabase
  /**
   * Runs a mutation while no other tab writes, after applying the changes of other tabs. The changes of the mutation
   * are sent to other tabs before the next mutation starts, so that two tabs cannot give the same number.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  putFile(guid: string, blob: Blob): Promise<void>
  /**
   * Returns the stored content of a file; undefined for a seeded file, because fixtures/papers generates its content.
   */
  file(guid: string): Promise<Blob | undefined>
  /** Drops all changes and creates a mock database that starts on the current date: „Нулирай данните“. */
  resetDatabase(): Promise<void>
  exportState(): Promise<Blob>
  /** Replaces all changes with the changes in a file. Rejects with UnreadableState if the file is invalid. */
  importState(file: Blob): Promise<void>
  changedRows(): Promise<number>
  whenWritten(): Promise<void>
  onForeignChanges(listener: (changes: readonly Change[]) => void): () => void
  onReplaced(listener: () => void): () => void
  close(): void
}
