import { createHash } from 'node:crypto'
import type { Table } from '../../../mocks/engine/table.ts'
import type { World } from '../../../mocks/engine/world.ts'
import { createWorld } from '../../../mocks/world.ts'
import { tablesOf } from '../../../tools/audit/tablesOf.ts'

/** Saturday, noon in Sofia. */
export const saturday = new Date('2026-11-21T10:00:00.000Z')

export const worldOf = (seed = 1, documents = 2800, at = saturday): World =>
  createWorld({ seed, documents, now: () => at })

export const hashOf = (world: World, order: (names: string[]) => string[] = (names) => names): string => {
  const tables = new Map<string, Table<object>>(tablesOf(world))
  const texts = new Map(order([...tables.keys()].sort()).map((name) => [name, JSON.stringify(tables.get(name)?.all())]))
  const hash = createHash('sha256')
  for (const name of [...tables.keys()].sort()) hash.update(`${name}:${texts.get(name)}`)
  return hash.digest('hex')
}
