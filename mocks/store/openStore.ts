import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { createMockDatabase } from '../createMockDatabase.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { inTurn } from '../engine/mutex.ts'
import type { Change } from '../engine/tableRows.ts'
import { ChangedRows } from './changedRows.ts'
import { type Database, type DatabaseRecord, openDatabase } from './database.ts'
import { fits } from './rowShape.ts'
import { readState, type State, writeState } from './stateFile.ts'
import { outdatedTrouble, readingTroubleOf, type StorageTrouble, storageTroubleOf } from './storageTrouble.ts'
import type { Store, StoreSettings } from './store.ts'
import { joinTabs, type TabChanges } from './tabs.ts'
import { byLocks, byTurns } from './writeLock.ts'

export type { Store, StoreSettings } from './store.ts'

const browsersDatabase = async (report: (trouble: StorageTrouble) => void): Promise<Database | null> => {
  try {
    // Even reading `indexedDB` may throw, if storage is forbidden.
    if (typeof indexedDB === 'undefined') return null
    return await openDatabase()
  } catch (cause) {
    report(storageTroubleOf(cause))
    return null
  }
}

const midnightOf = (at: Date): string => new Date(isoAt(civilDateOf(at))).toISOString()

/**
 * Opens the stored mock database for these settings, or creates one. Without IndexedDB (Node) everything stays in
 * memory.
 */
export const openStore = async (settings: StoreSettings): Promise<Store> => {
  const { seed, documents, now, onStorageTrouble } = settings
  const report = (trouble: StorageTrouble) => {
    console.warn(trouble.message, trouble.cause)
    onStorageTrouble?.(trouble)
  }
  const place = [seed, documents, settings.day ?? 'today'].join(':')
  const database = settings.database === undefined ? await browsersDatabase(report) : settings.database
  const files = new Map<string, Blob>()
  const foreign = new Set<(changes: readonly Change[]) => void>()
  const replaced = new Set<() => void>()
  let db: MockDatabase
  let record: DatabaseRecord
  let changed = new ChangedRows()
  let writing: Promise<void> = Promise.resolve()
  let early: TabChanges[] | undefined = []
  let revision = 0

  /**
   * Queues a write to the store after the pending writes. `then` gets the result, or null if the write failed; the
   * failure is reported to the user.
   */
  const queueWrite = <T>(write: (to: Database) => Promise<T>, then: (written: T | null) => void = () => {}) => {
    if (!database) return
    writing = writing
      .then(() => write(database))
      .catch((cause) => {
        report(storageTroubleOf(cause))
        return null
      })
      .then(then)
  }

  const exclusive = (() => {
    const locks = settings.locks === undefined ? globalThis.navigator?.locks : settings.locks
    if (!database) return inTurn()
    return locks ? byLocks(locks, `delovod:${place}`) : byTurns(database, place)
  })()
  const tabs = (() => {
    const inBrowser = database && typeof BroadcastChannel !== 'undefined'
    const channel =
      settings.channel === undefined ? (inBrowser ? new BroadcastChannel(`delovod:${place}`) : null) : settings.channel
    if (!channel) return null
    return joinTabs(channel, {
      changes: (message) => (early ? early.push(message) : takeOver(message)),
      replaced: () => void load().then(notifyReplaced),
    })
  })()
  const takeOver = ({ start, changes, revision: theirRevision }: TabChanges) => {
    // The changes of a tab with another start date belong to another mock database, so they are ignored.
    if (start !== record.start) return
    if (theirRevision !== null && theirRevision > revision + 1) return void catchUp()
    if (theirRevision !== null && theirRevision <= revision) return
    if (theirRevision !== null) revision = theirRevision
    replay(changes)
  }
  const catchUp = async () => {
    if (!database) return
    try {
      const [of, seen] = [db, writing]
      await seen
      const written = await database.changes(place, revision)
      if (of !== db || seen !== writing) return catchUp()
      if (written.revision < revision) {
        await load()
        notifyReplaced()
      } else if (written.revision > revision) {
        revision = written.revision
        replay(written.changes)
      }
    } catch (cause) {
      report(storageTroubleOf(cause))
    }
  }
  const replay = (made: Change[]) => {
    // Changes that do not fit are left out, because a tab of another version may have stored rows with other columns.
    const changes = made.filter((change) => fits(db, change))
    db.replay(changes)
    changed.apply(changes)
    for (const listener of foreign) listener(changes)
  }
  const notifyReplaced = () => {
    for (const listener of replaced) listener()
  }

  /**
   * Makes the mock database from its stored changes. Returns the first change that does not fit the rows of this
   * version; then the database is not used.
   */
  const begin = (chosen: DatabaseRecord, changes: readonly Change[], written = 0): Change | undefined => {
    revision = written
    record = chosen
    db = createMockDatabase({ seed: chosen.seed, documents: chosen.documents, now, start: new Date(chosen.start) })
    const misfit = changes.find((change) => !fits(db, change))
    if (misfit) return misfit
    db.replay(changes)
    changed = new ChangedRows()
    changed.apply(changes)
    files.clear()
    const own = db
    own.onChange((made) => {
      if (own !== db) return
      changed.apply(made)
      queueWrite(
        (to) => to.write(place, chosen, made),
        (at) => {
          // If another tab stored changes in between, the revision is not increased, so that the missing changes are
          // applied later.
          if (own === db && at === revision + 1) revision = at
          tabs?.notify({ start: chosen.start, changes: [...made], revision: at })
        },
      )
    })
    return undefined
  }
  /**
   * Returns the record of a new mock database. It starts at midnight, so that all databases created on one day are
   * equal.
   */
  const fresh = (): DatabaseRecord => ({ seed, documents, start: midnightOf(now()) })
  /** Returns the record of the stored mock database if it has changes or started today; otherwise that of a new one. */
  const choose = (known: DatabaseRecord | undefined, isChanged: boolean): DatabaseRecord =>
    known && (isChanged || civilDateOf(known.start) === civilDateOf(now())) ? known : fresh()

  const load = async () => {
    if (!database) return void begin(fresh(), [])
    try {
      const chosen = await database.recordOf(place, choose)
      const written = await database.changes(place, 0)
      const misfit = begin(chosen, written.changes, written.revision)
      if (!misfit) return
      await database.replace(place)
      report(outdatedTrouble(new Error(`Stored rows of ${misfit.table} have other columns`)))
      begin(await database.recordOf(place, choose), [])
    } catch (cause) {
      report(readingTroubleOf(cause))
      begin(fresh(), [])
    }
  }
  const replaceBy = async (next: State | undefined) => {
    await writing
    if (database) await database.replace(place, next)
    if (next) {
      begin(next.record, next.changes)
      for (const { guid, blob } of next.files) files.set(guid, blob)
    } else if (database) await load()
    else begin(fresh(), [])
    tabs?.notifyReplaced()
    notifyReplaced()
  }

  await load()
  for (const message of early) takeOver(message)
  early = undefined

  return {
    get db() {
      return db
    },
    exclusively: (work) =>
      exclusive(async () => {
        await catchUp()
        try {
          return await work()
        } finally {
          await writing
        }
      }),
    putFile: async (guid, blob) => {
      files.set(guid, blob)
      queueWrite((to) => to.putFile(place, guid, blob))
      await writing
    },
    file: async (guid) => files.get(guid) ?? (await database?.file(place, guid)),
    resetDatabase: () => replaceBy(undefined),
    exportState: async () => {
      await writing
      const all = database ? await database.files(place) : [...files].map(([guid, blob]) => ({ guid, blob }))
      return writeState({ record, changes: changed.changes(), files: all })
    },
    importState: async (file) => replaceBy(await readState(file, db)),
    changedRows: async () => {
      await writing
      return changed.size
    },
    whenWritten: () => writing,
    onForeignChanges: (listener) => {
      foreign.add(listener)
      return () => foreign.delete(listener)
    },
    onReplaced: (listener) => {
      replaced.add(listener)
      return () => replaced.delete(listener)
    },
    close: () => {
      tabs?.close()
      database?.close()
    },
  }
}
