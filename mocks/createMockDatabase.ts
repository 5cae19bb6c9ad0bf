import { type MockDatabase, mockDatabaseOf, tablesLike } from './engine/mockDatabase.ts'
import { listen } from './listeners.ts'
import { type FrameSettings, frameOf } from './seedContext.ts'
import { seedTables } from './seedTables.ts'

export type MockDatabaseSettings = {
  seed: number
  documents: number
  now: () => Date
  start?: Date
  /** An unchanged mock database with the same parameters, whose rows are reused instead of generated again. */
  like?: MockDatabase
}

const seededTables = (settings: FrameSettings) => {
  const frame = frameOf(settings)
  const { tables, prepareNext, makeReady, seededWorkOf } = seedTables(frame)
  return {
    makeDocuments: frame.makeDocuments,
    prepareNext: () => frame.makeDocuments() || frame.makeIndex() || prepareNext(),
    makeReady,
    seededWorkOf,
    tables,
  }
}

const preparationOf = ({ makeDocuments, prepareNext, makeReady, seededWorkOf }: MockDatabase) => ({
  ...{ makeDocuments, prepareNext, makeReady },
  seededWorkOf,
})

export const createMockDatabase = ({ seed, documents, now, start = now(), like }: MockDatabaseSettings): MockDatabase =>
  listen(
    mockDatabaseOf({
      seed,
      size: documents,
      start: start.toISOString(),
      now,
      ...(like ? { ...preparationOf(like), tables: tablesLike(like) } : seededTables({ seed, documents, start })),
    }),
  )
