import type { Change } from '../../../mocks/engine/rows.ts'
import { tablesLike, type World } from '../../../mocks/engine/world.ts'

/**
 * Gives what puts back the rows with which a world began, of all that changed from now on. One world then serves many
 * cases, and its lists do not grow from one to the next.
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
