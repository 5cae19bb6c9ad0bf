import type { Rows, TableName } from '../../../mocks/engine/rows.ts'
import type { Key, Table } from '../../../mocks/engine/table.ts'
import type { Tables, World } from '../../../mocks/engine/world.ts'

/** Notes what is written in a world from now on; the answer takes it back, so that the next question finds it as it was. */
export const takeBackIn = (world: World): (() => void) => {
  const { put, remove } = world
  const tables: Tables = world
  let undo: (() => void)[] = []
  world.put = (name, row) => {
    const table: Table<Rows[typeof name]> = tables[name]
    const key = table.keyOf(row)
    const before = table.get(key)
    undo.push(() => (before === undefined ? remove(name, key) : put(name, before)))
    put(name, row)
  }
  world.remove = (name: TableName, key: Key) => {
    const before = tables[name].get(key)
    if (before) undo.push(() => put(name, before))
    remove(name, key)
  }
  return () => {
    const last = undo
    undo = []
    for (const one of last.reverse()) one()
  }
}
