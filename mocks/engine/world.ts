import { type Talk, talkOf } from './events.ts'
import type { Change, Rewritten, Rows, TableName } from './rows.ts'
import { type Key, Table } from './table.ts'

/** The tables of a world by name. */
export type Tables = { readonly [T in TableName]: Table<Rows[T]> }

/**
 * The whole state of the imitated backend: tables to read (`world.documents.get(guid)`), and the only ways to change
 * them. The same seed, number of documents and start give the same rows to the byte.
 */
export type World = Tables &
  Talk & {
    readonly seed: number
    readonly size: number
    /** ISO instant at which the world began: nothing in it is later, except terms. */
    readonly start: string
    now(): Date
    /** Makes some more of the documents before anybody reads them; false when all are there. */
    makeDocuments(): boolean
    /** The same of all that is made ahead: the documents first, then messages and tasks. */
    makeAhead(): boolean
    /** Makes some more of what the first record asks of the whole world; false when all is there. */
    makeReady(): boolean
    /** Adds the row or replaces the one with its key. The row must be a new object. */
    put<T extends TableName>(table: T, row: Rows[T]): void
    remove(table: TableName, key: Key): void
    /** Everything inside happens or nothing does: when `work` throws, its changes are taken back. */
    inOneStep<T>(work: () => T): T
    /** The id for a new row of a table with numeric ids. */
    nextId(table: TableName): number
    newGuid(): string
    /**
     * Called with the changes of each step, after it; not with changes that came through `replay`. `requestKey`: the
     * `Idempotency-Key` of the request that made them, '' where it has none.
     */
    onChange(listener: (changes: readonly Change[], requestKey: string) => void): () => void
    /** The `Idempotency-Key` of the write that is being answered; '' between writes. Writes are answered one at a time. */
    requestKey: string
    /** Makes changes that were made elsewhere: stored ones at the start, and those of another tab. */
    replay(changes: readonly Change[]): void
  }

/** What a world begins with: its tables, and what everybody may know of it. */
export type Beginning = Pick<World, 'seed' | 'size' | 'start' | 'now' | 'makeDocuments' | 'makeAhead' | 'makeReady'> & {
  tables: Tables
}

/** The tables of a world that nobody changes, made anew: their rows are shared. */
export const tablesLike = (world: World): Tables =>
  Object.fromEntries(
    Object.entries(world).flatMap(([name, value]) => (value instanceof Table ? [[name, value.anew()]] : [])),
  ) as Tables

/** The world of these tables; each is made when it is first read. */
export const worldOf = ({ tables, ...known }: Beginning): World => {
  const listeners = new Set<Parameters<World['onChange']>[0]>()
  const highest = new Map<TableName, number>()
  let step: { changes: Change[]; rewritten: Rewritten[]; undo: (() => void)[] } | undefined

  const tell = (changes: readonly Change[]) => {
    for (const listener of listeners) listener(changes, world.requestKey)
  }
  /** Notes a change; one that stands in no step is a step by itself. */
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

  const inOneStep: World['inOneStep'] = (work) => {
    if (step) return work()
    const own = { changes: [] as Change[], rewritten: [] as Rewritten[], undo: [] as (() => void)[] }
    step = own
    try {
      const result = work()
      // Not a copy: what one listener writes, those after it hear too.
      talk.announce('stepEnds', own.rewritten)
      step = undefined
      if (own.changes.length) tell(own.changes)
      return result
    } catch (refused) {
      step = undefined
      for (const undo of own.undo.reverse()) undo()
      throw refused
    }
  }
  const talk = talkOf(inOneStep)

  const world: World = {
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
  return world
}
