import type { TableName } from '../../mocks/engine/rows.ts'
import type { Table } from '../../mocks/engine/table.ts'
import type { MockDatabase } from '../../mocks/engine/world.ts'

const isTable = (value: unknown): value is Table<object> =>
  typeof value === 'object' && value !== null && 'keyOf' in value

export const tablesOf = (db: MockDatabase): [TableName, Table<object>][] =>
  Object.entries(db).flatMap(([name, value]) =>
    isTable(value) ? [[name as TableName, value] satisfies [TableName, Table<object>]] : [],
  )
