import { type MockDatabase, tablesLike } from '../../../mocks/engine/mockDatabase.ts'
import type { Change } from '../../../mocks/engine/tableRows.ts'

export const takesBack = (db: MockDatabase): (() => void) => {
  const first = tablesLike(db)
  const changed = new Map<string, Change>()
  db.onChange((changes) => {
    for (const { table, key } of changes)
      changed.set(`${table} ${key}`, { table, key, row: first[table].get(key) ?? null } as Change)
  })
  return () => {
    db.replay([...changed.values()])
    changed.clear()
  }
}
