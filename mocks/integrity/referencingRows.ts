import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { TableName } from '../engine/tableRows.ts'
import { foreignKeys } from './foreignKeys.ts'
import { keysIn } from './keysOfRow.ts'

type Key = string | number
export type RowPlace = { table: TableName; key: Key }

type Target = TableName | ((row: object) => TableName | undefined)
const columnsOf = (table: TableName): [string, Target][] =>
  Object.entries((foreignKeys[table] ?? {}) as Record<string, Target>)

/** References that may point to a missing row: the history of a deleted document is kept. */
const loose: readonly { table: TableName; column: string; to: TableName }[] = [
  { table: 'history', column: 'documentGuid', to: 'documents' },
]

export const namedBy = (table: TableName, row: object): RowPlace[] => [
  ...columnsOf(table).flatMap(([column, target]) => {
    const to = typeof target === 'function' ? target(row) : target
    return to === undefined ? [] : keysIn(row, column).map((key) => ({ table: to, key }))
  }),
  ...loose
    .filter((one) => one.table === table)
    .flatMap(({ column, to }) => keysIn(row, column).map((key) => ({ table: to, key }))),
]

/** The columns of a row that name the row at `place`. */
export const referencesIn = (table: TableName, row: object, place: RowPlace): string[] =>
  columnsOf(table).flatMap(([column, target]) => {
    const to = typeof target === 'function' ? target(row) : target
    return to === place.table && keysIn(row, column).includes(place.key) ? [column] : []
  })

export const namersOf = (db: MockDatabase, { table, key }: RowPlace): (RowPlace & { row: object })[] =>
  (Object.keys(foreignKeys) as TableName[]).flatMap((other) =>
    columnsOf(other).flatMap(([column, target]) => {
      if (typeof target !== 'function' && target !== table) return []
      const rows = (db[other].by as (column: string, key: Key) => readonly object[])(column, key)
      const keyOf = db[other].keyOf as (row: object) => Key
      return rows
        .filter((row) => typeof target !== 'function' || target(row) === table)
        .map((row) => ({ table: other, key: keyOf.call(db[other], row), row }))
    }),
  )
