import type { Change, Rows, TableName } from '../../../mocks/engine/rows.ts'
import type { Key, Table } from '../../../mocks/engine/table.ts'
import type { Tables, World } from '../../../mocks/engine/world.ts'

/** Records writes from now on; returns a function that undoes them, so that the next comparison is independent. */
export const takeBackIn = (world: World): (() => void) => {
  const { put, remove } = world
  const tables: Tables = world
  let former: Change[] = []
  const note = <T extends TableName>(name: T, key: Key) => {
    const table: Table<Rows[T]> = tables[name]
    former.push({ table: name, key, row: table.get(key) ?? null })
  }
  world.put = (name, row) => {
    const table: Table<Rows[typeof name]> = tables[name]
    note(name, table.keyOf(row))
    put(name, row)
  }
  world.remove = (name, key) => {
    note(name, key)
    remove(name, key)
  }
  return () => {
    const last = former.reverse()
    former = []
    world.replay(last)
  }
}
