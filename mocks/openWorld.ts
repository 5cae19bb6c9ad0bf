import { now } from '../src/rules/clock.ts'
import { type Uploads, uploadsInMemory } from './uploads.ts'
import { createWorld, type World } from './world.ts'

export type OpenedWorld = {
  world: World
  uploads: Uploads
  reset(): Promise<void>
  exportState(): Promise<Blob>
  importState(file: Blob): Promise<void>
}

/** The world of a seed and a number of documents, with what was changed in it before. */
export const openWorld = async ({ seed, documents }: { seed: number; documents: number }): Promise<OpenedWorld> => {
  const world = createWorld({ seed, documents, now })
  return {
    world,
    uploads: uploadsInMemory(),
    reset: async () => {},
    exportState: async () => new Blob(),
    importState: async () => {},
  }
}
