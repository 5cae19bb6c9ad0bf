import { type Talk, talkOf } from './events.ts'
import { type Key, Table } from './table.ts'
import type { Change, Rewritten, Rows, TableName } from './tableRows.ts'

/** An open task of a seeded document, computed before the table of tasks is generated. */
export type SeededWork = { typeId: number; dateCreated: string; personIds: readonly number[] }

export type Tables = { readonly [T in TableName]: Table<Rows[T]> }

/**
 * The mock database: tables for reading (`db.documents.get(guid)`), and the methods that change them. The same seed,
 * number of documents and start give the same rows.
 */
export type MockDatabase = Tables &
  Talk & {
    readonly seed: number
    readonly size: number
    /** The start of the mock database (ISO instant): all seeded data except deadlines is earlier. */
    readonly start: string
    now(): Date
    /** Generates the next batch of documents in advance; returns false when all are generated. */
    makeDocuments(): boolean
    /** Like `makeDocuments`, but after the documents it also generates messages and tasks. */
    prepareNext(): boolean
    /**
     * Generates a further part of what the first opened record needs (such as indexes of tables), so that it opens
     * fast; returns false when all is ready.
     */
    makeReady(): boolean
    /**
     * Returns the seeded open tasks of a document; for a resolution also the tasks that it orders. The result is
     * correct only while the tables of tasks are unchanged.
     */
    seededWorkOf(documentId: number): readonly SeededWork[]
    /** Adds the row, or replaces the row with the same key. The row must be a new object. */
    put<T extends TableName>(table: T, row: Rows[T]): void
    remove(table: TableName, key: Key): void
    inOneStep<T>(work: () => T): T
    nextId(table: TableName): number
    newGuid(): string
    onChange(listener: (changes: readonly Change[], requestKey: string) => void): () => void
    /** The `Idempotency-Key` of the current mutation; '' between mutations. Mutations are handled one at a time. */
    requestKey: string
    /** Applies changes that were not made in this tab: stored changes at the start, and changes of another tab. */
    replay(changes: readonly Change[]): void
  }

export type Beginning = Pick<
  MockDatabase,
  'seed' | 'size' | 'start' | 'now' | 'makeDocuments' | 'prepareNext' | 'makeReady' | 'seededWorkOf'
> & {
  tables: Tables
}

export const tablesLike = (db: MockDatabase): Tables =>
  Object.fromEntries(
    Object.entries(db).flatMap(([name, value]) => (value instanceof Table ? [[name, value.anew()]] : [])),
  ) as Tables

export const mockDatabaseOf = ({ tables, ...known }: Beginning): MockDatabase => {
  const listeners = new Set<Parameters<MockDatabase['onChange']>[0]>()
  const highest = new Map<TableName, number>()
  let step: { changes: Change[]; rewritten: Rewritten[]; undo: (() => void)[] } | undefined

  const notify = (changes: readonly Change[]) => {
    for (const listener of listeners) listener(changes, db.requestKey)
  }
  /** Records a change. Outside a transaction each change is a separate transaction. */
  const make = (change: Change, before: Rows[TableName] | null, undo: () => void): void => {
    if (!step) {
      inOneStep(() => make(change, before, undo))
      return
    }
    step.changes.push(change)
    step.rewritten.push({ table: change.table, before, after: change.row } as Rewritten)
    step.undo.push(undo)
  }
  const apply = ({ table, key, row }: Change) =>
    (tables[table] as { set(key: Key, row: object | null): void }).set(key, row)

  const inOneStep: MockDatabase['inOneStep'] = (work) => {
    if (step) return work()
    const own = { changes: [] as Change[], rewritten: [] as Rewritten[], undo: [] as (() => void)[] }
    step = own
    try {
      const result = work()
      // `own.rewritten` is not copied, so that later listeners see the changes made by earlier listeners.
      talk.announce('stepEnds', own.rewritten)
      step = undefined
      if (own.changes.length) notify(own.changes)
      return result
    } catch (refused) {
      step = undefined
      for (const undo of own.undo.reverse()) undo()
      throw refused
    }
  }
  const talk = talkOf(inOneStep)

  const db: MockDatabase = {
    ...tables,
    ...known,
    ...talk,
    requestKey: '',
    put: (name, row) => {
      const table: Table<Rows[typeof name]> = tables[name]
      const key = table.keyOf(row)
      const before = table.get(key) ?? null
      table.set(key, row)
      make({ table: name, key, row }, before, () => table.set(key, before))
    },
    remove: (name, key) => {
      const table = tables[name]
      const before = table.get(key)
      if (!before) return
      apply({ table: name, key, row: null })
      make({ table: name, key, row: null }, before, () => apply({ table: name, key, row: before }))
    },
    inOneStep,
    nextId: (name) => {
      const next = (highest.get(name) ?? tables[name].highestId()) + 1
      highest.set(name, next)
      return next
    },
    newGuid: () => crypto.randomUUID(),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replay: (changes) => {
      highest.clear()
      for (const change of changes) apply(change)
      talk.announce('replayed', changes)
    },
  }
  return db
}
