import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'
import { namersOf, type RowPlace, referencesIn } from './referencingRows.ts'

/** Makes every row that names `from` name the row with the key `to` instead. */
export const moveReferences = (db: MockDatabase, from: RowPlace, to: RowPlace['key']): void => {
  for (const { table, key } of namersOf(db, from)) {
    const row = (db[table].get as (key: RowPlace['key']) => object | undefined).call(db[table], key)
    if (!row) continue
    const changed = referencesIn(table, row, from).map((column) => {
      const value: unknown = Reflect.get(row, column)
      const moved = Array.isArray(value) ? [...new Set(value.map((one) => (one === from.key ? to : one)))] : to
      return [column, moved] as const
    })
    put(db, table, { ...row, ...Object.fromEntries(changed) })
  }
}

const put = <T extends TableName>(db: MockDatabase, table: T, row: object): void => db.put(table, row as Rows[T])
