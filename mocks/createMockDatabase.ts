import { type MockDatabase, mockDatabaseOf, tablesLike } from './engine/mockDatabase.ts'
import { listen } from './listeners.ts'
import { type FrameSettings, frameOf } from './seedContext.ts'
import { seedTables } from './seedTables.ts'

export type MockDatabaseSettings = {
  seed: number
  /** The number of seeded documents; everything else scales with it. */
  documents: number
  now: () => Date
  /** The start if it is not now: a mock database with changes keeps its start. */
  start?: Date
  /** A mock database with the same parameters and without changes: its rows are shared. */
  like?: MockDatabase
}

const seededTables = (settings: FrameSettings) => {
  const frame = frameOf(settings)
  const { tables, makeAhead, makeReady } = seedTables(frame)
  return {
    makeDocuments: frame.makeDocuments,
    makeAhead: () => frame.makeDocuments() || frame.makeIndex() || makeAhead(),
    makeReady,
    tables,
  }
}

const aheadOf = ({ makeDocuments, makeAhead, makeReady }: MockDatabase) => ({ makeDocuments, makeAhead, makeReady })

/** Creates a mock database; each table is built on its first read. */
export const createMockDatabase = ({ seed, documents, now, start = now(), like }: MockDatabaseSettings): MockDatabase =>
  listen(
    mockDatabaseOf({
      seed,
      size: documents,
      start: start.toISOString(),
      now,
      ...(like ? { ...aheadOf(like), tables: tablesLike(like) } : seededTables({ seed, documents, start })),
    }),
  )
