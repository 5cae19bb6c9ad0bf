import { tablesLike, type World, worldOf } from './engine/world.ts'
import { type FrameSettings, frameOf } from './frame.ts'
import { listen } from './listeners.ts'
import { seedTables } from './seedTables.ts'

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

const aheadOf = ({ makeDocuments, makeAhead, makeReady }: World) => ({ makeDocuments, makeAhead, makeReady })

/** Makes a world: each table when it is first read. */
export const createWorld = ({ seed, documents, now, start = now(), like }: WorldSettings): World =>
  listen(
    worldOf({
      seed,
      size: documents,
      start: start.toISOString(),
      now,
      ...(like ? { ...aheadOf(like), tables: tablesLike(like) } : seededTables({ seed, documents, start })),
    }),
  )
