import type { AttachedFileRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'

export const sampleContent = (_world: World, row: AttachedFileRow): Blob =>
  new Blob([row.name], { type: row.contentType })
