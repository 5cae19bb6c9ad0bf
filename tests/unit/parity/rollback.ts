import type { MockDatabase, Tables } from '../../../mocks/engine/mockDatabase.ts'
import type { Key, Table } from '../../../mocks/engine/table.ts'
import type { Change, Rows, TableName } from '../../../mocks/engine/tableRows.ts'

export const takeBackIn = (db: MockDatabase): (() => void) => {
  const { put, remove } = db
  const tables: Tables = db
  let former: Change[] = []
  const note = <T extends TableName>(name: T, key: Key) => {
    const table: Table<Rows[T]> = tables[name]
    former.push({ table: name, key, row: table.get(key) ?? null })
  }
  db.put = (name, row) => {
    const table: Table<Rows[typeof name]> = tables[name]
    note(name, table.keyOf(row))
    put(name, row)
  }
  db.remove = (name, key) => {
    note(name, key)
    remove(name, key)
  }
  return () => {
    const last = former.reverse()
    former = []
    db.replay(last)
  }
}
