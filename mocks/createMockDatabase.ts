import { type MockDatabase, mockDatabaseOf, tablesLike } from './engine/mockDatabase.ts'
import { listen } from './listeners.ts'
import { type FrameSettings, frameOf } from './seedContext.ts'
import { seedTables } from './seedTables.ts'

export type MockDatabaseSettings = {
  seed: number
  documents: number
  now: () => Date
  start?: Date
  /** An unchanged mock database with the same parameters; its rows are reused. */
  like?: MockDatabase
}

const seededTables = (settings: FrameSettings) => {
  const frame = frameOf(settings)
  const { tables, makeAhead, makeReady, seededWorkOf } = seedTables(frame)
  return {
    makeDocuments: frame.makeDocuments,
    makeAhead: () => frame.makeDocuments() || frame.makeIndex() || makeAhead(),
    makeReady,
    seededWorkOf,
    tables,
  }
}

const aheadOf = ({ makeDocuments, makeAhead, makeReady, seededWorkOf }: MockDatabase) => ({
  ...{ makeDocuments, makeAhead, makeReady },
  seededWorkOf,
})

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
