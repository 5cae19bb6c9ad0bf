import { type Key, Table } from './engine/table.ts'
import type { Rows, TableName } from './rows.ts'
import { type FrameSettings, frameOf } from './seed/frame.ts'
import { seedTables, type Tables } from './seedTables.ts'

/** One change of one row; `row` is null when it was removed. */
export type Change = { table: TableName; key: Key; row: Rows[TableName] | null }

export type WorldSettings = {
  seed: number
  /** How many documents the world begins with; everything else grows with them. */
  documents: number
  now: () => Date
  /** The instant at which the world began, when it is not now: a world with changes keeps its own. */
  start?: Date
  /** A world that began in the same way and that nobody changes: its rows are shared, not made again. */
  like?: World
}

/**
 * The whole state of the imitated backend: tables to read (`world.documents.get(guid)`), and the only ways to change
 * them. The same seed, number of documents and start give the same rows to the byte.
 */
export type World = Tables & {
  readonly seed: number
  readonly size: number
  /** ISO instant at which the world began: nothing in it is later, except terms. */
  readonly start: string
  now(): Date
  /** Makes some more of the documents before anybody reads them; false when all are there. */
  makeAhead(): boolean
  /** Adds the row or replaces the one with its key. The row must be a new object. */
  put<T extends TableName>(table: T, row: Rows[T]): void
  remove(table: TableName, key: Key): void
  /** Everything inside happens or nothing does: when `work` throws, its changes are taken back. */
  inOneStep<T>(work: () => T): T
  /** The id for a new row of a table with numeric ids. */
  nextId(table: TableName): number
  newGuid(): string
  /** Called with the changes of each step, after it; not with changes that came through `replay`. */
  onChange(listener: (changes: readonly Change[]) => void): () => void
  /** Makes changes that were made elsewhere: stored ones at the start, and those of another tab. */
  replay(changes: readonly Change[]): void
}

const seededTables = (settings: FrameSettings) => {
  const frame = frameOf(settings)
  return { makeAhead: frame.makeAhead, tables: seedTables(frame) }
}

const tablesLike = (world: World): Tables =>
  Object.fromEntries(
    Object.entries(world).flatMap(([name, value]) => (value instanceof Table ? [[name, value.anew()]] : [])),
  ) as Tables

/** Makes a world: each table when it is first read. */
export const createWorld = ({ seed, documents, now, start = now(), like }: WorldSettings): World => {
  const { makeAhead, tables } = like
    ? { makeAhead: like.makeAhead, tables: tablesLike(like) }
    : seededTables({ seed, documents, start })
  const listeners = new Set<(changes: readonly Change[]) => void>()
  const highest = new Map<TableName, number>()
  let step: { changes: Change[]; undo: (() => void)[] } | undefined

  const tell = (changes: readonly Change[]) => {
    for (const listener of listeners) listener(changes)
  }
  const make = (change: Change, undo: () => void) => {
    if (step) {
      step.changes.push(change)
      step.undo.push(undo)
    } else tell([change])
  }
  const apply = ({ table, key, row }: Change) =>
    (tables[table] as { set(key: Key, row: object | null): void }).set(key, row)

  return {
    ...tables,
    seed,
    size: documents,
    start: start.toISOString(),
    now,
    makeAhead,
    put: (name, row) => {
      const table: Table<Rows[typeof name]> = tables[name]
      const key = table.keyOf(row)
      const before = table.get(key) ?? null
      table.set(key, row)
      make({ table: name, key, row }, () => table.set(key, before))
    },
    remove: (name, key) => {
      const table = tables[name]
      const before = table.get(key)
      if (!before) return
      apply({ table: name, key, row: null })
      make({ table: name, key, row: null }, () => apply({ table: name, key, row: before }))
    },
    inOneStep: (work) => {
      if (step) return work()
      const own = { changes: [] as Change[], undo: [] as (() => void)[] }
      step = own
      try {
        const result = work()
        step = undefined
        if (own.changes.length) tell(own.changes)
        return result
      } catch (refused) {
        step = undefined
        for (const undo of own.undo.reverse()) undo()
        throw refused
      }
    },
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
    },
  }
}
