import type { Change } from '../../../mocks/engine/rows.ts'
import { tablesLike, type World } from '../../../mocks/engine/world.ts'

/**
 * Returns a function that restores all rows changed from now on, so that one mock database serves many cases without
 * growing.
 */
export const takesBack = (world: World): (() => void) => {
  const first = tablesLike(world)
  const changed = new Map<string, Change>()
  world.onChange((changes) => {
    for (const { table, key } of changes)
      changed.set(`${table} ${key}`, { table, key, row: first[table].get(key) ?? null } as Change)
  })
  return () => {
    world.replay([...changed.values()])
    changed.clear()
  }
}
